const MODULE_PIXELS = 12;
const BORDER_MODULES = 4;

/** For banking apps that read it from the phone's photos. */
export const saveQrPng = async (text: string, fileName: string): Promise<void> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: BORDER_MODULES });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * MODULE_PIXELS;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) pen.fillRect(x * MODULE_PIXELS, y * MODULE_PIXELS, MODULE_PIXELS, MODULE_PIXELS);
    }
  }
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  });
};
