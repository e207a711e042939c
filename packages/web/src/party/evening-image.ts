interface Line {
  readonly name: string;
  readonly points: string;
}

/** The width in pixels; margin and line height follow. A shared picture is readable on a phone. */
const width = 1080;
const margin = 72;
const lineHeight = 84;

/**
 * Draws a table of standings.
 * @returns the URL of a PNG; null if the browser cannot draw
 */
export function eveningImage(title: string, subtitle: string, lines: readonly Line[]): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = 2 * margin + 170 + lines.length * lineHeight;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#103736';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'top';
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    context.font = `${font} system-ui, sans-serif`;
    context.fillStyle = colour;
    context.fillText(text, x, y, width - 2 * margin);
  };
  write(title, margin, margin, '700 64px', '#f7d68b');
  write(subtitle, margin, margin + 84, '400 34px', '#d8e2d8');
  for (const [index, { name, points }] of lines.entries()) {
    const y = margin + 170 + index * lineHeight;
    const weight = index === 0 ? '700' : '400';
    context.font = `${weight} 46px system-ui, sans-serif`;
    const { width: taken } = context.measureText(points);
    context.fillStyle = '#f8f1e0';
    context.fillText(points, width - margin - taken, y);
    context.fillText(name, margin, y, width - 3 * margin - taken);
  }
  return canvas.toDataURL('image/png');
}
