/** An instruction of a Dockerfile whose instructions are one line each. */
export type Instruction = { readonly name: string; readonly words: readonly string[]; readonly text: string };

export type Stage = {
  readonly name: string;
  /** An image, or an earlier stage. */
  readonly base: string;
  readonly instructions: readonly Instruction[];
};

export const readStages = (dockerfile: string): readonly Stage[] => {
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const line of dockerfile.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [name = '', ...words] = line.split(/\s+/);
    const text = words.join(' ');
    if (name === 'FROM') stages.push({ name: words[2] ?? '', base: words[0] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, words, text });
  }
  return stages;
};
