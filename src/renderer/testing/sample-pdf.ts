// The bytes of a PDF with one page for each text. `isProtected`: with an unknown password.

export function samplePdf(pages: readonly string[], isProtected: boolean): string {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const none = '00'.repeat(32);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${none}> /U <${none}> /P -4 >>`,
    ...pages.flatMap((text, index) => pageOf(text, 6 + index * 2)),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const protection = isProtected ? `/Encrypt 4 0 R /ID [<${none}> <${none}>]` : '';
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${protection} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}${trailer}`;
}

function pageOf(text: string, content: number): string[] {
  const drawn = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  const resources = '/Resources << /Font << /F1 3 0 R >> >>';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R ${resources} >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ];
}
