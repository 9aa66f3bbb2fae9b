// Exits with 0 when the program on this port is alive, whatever it depends on. Usage: node deploy/healthy.mjs 3000
const answer = await fetch(`http://127.0.0.1:${process.argv[2]}/livez`).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
