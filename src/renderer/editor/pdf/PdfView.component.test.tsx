import { AppError } from '@shared/errors';
import type { FilePiece } from '@shared/project/project';
import { version } from 'pdfjs-dist/package.json';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testProject } from '../../testing/open-project';
import { samplePdf } from '../../testing/sample-pdf';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { PdfView } from './PdfView';
import { pdfjsVersion } from './pdf-document';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const words = Array.from({ length: 40 }, (_, index) => `Words of page ${index + 1}.`);

function open(bytes: string): void {
  const readPiece = async ({ from, length }: FilePiece) => ({
    base64: btoa(bytes.slice(from, from + length)),
  });
  main.play({ project: { readPiece } });
  const file = { kind: 'pdf', path: 'a.pdf', size: bytes.length, version: 'first' } as const;
  show(
    <div style={{ display: 'flex', flexDirection: 'column', width: 800, height: 600 }}>
      <PdfView file={file} />
    </div>,
  );
}

const pageNamed = (number: number) => page.getByRole('region', { name: `Page ${number}`, exact: true });

/** Whether the page is drawn: some pixel on it is dark. */
function isDrawn(number: number): boolean {
  const canvas = pageNamed(number).element().querySelector('canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value > 0 && (pixels[index - 1] ?? 255) < 100);
}

it('the pages in sight are drawn, with their text to select; others are not there', async () => {
  open(samplePdf(words, false));
  await expect.element(page.getByText('Words of page 1.')).toBeInTheDocument();
  await expect.poll(() => isDrawn(1)).toBe(true);
  expect(pageNamed(40).query()).toBeNull();
});

it('a page is gone to by its number', async () => {
  open(samplePdf(words, false));
  const field = page.getByRole('textbox', { name: 'Page' });
  await expect.element(page.getByText('of 40')).toBeVisible();
  await field.fill('31');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Words of page 31.')).toBeInTheDocument();
  await field.fill('none');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('31');
});

it('shows over its pages that it has the keyboard', async () => {
  open(samplePdf(words, false));
  await expect.element(pageNamed(1)).toBeVisible();
  const list = page.getByRole('document', { name: 'Document a.pdf' }).element();
  const ring = () => {
    const { outlineStyle, zIndex } = getComputedStyle(list.parentElement ?? list, '::after');
    return [outlineStyle, zIndex];
  };
  expect(ring()[0]).toBe('none');
  await page.getByRole('textbox', { name: 'Page' }).click();
  while (document.activeElement !== list) await userEvent.keyboard('{Tab}');
  expect(ring()).toEqual(['solid', '1']);
});

it('is larger and smaller by keys, and fits the width again', async () => {
  open(samplePdf(words, false));
  await expect.element(pageNamed(1)).toBeVisible();
  const width = () => pageNamed(1).element().clientWidth;
  const fitted = width();
  (page.getByRole('document', { name: 'Document a.pdf' }).element() as HTMLElement).focus();
  await userEvent.keyboard('-');
  await expect.poll(width).toBeLessThan(fitted);
  await userEvent.keyboard('++');
  await expect.poll(width).toBeGreaterThan(fitted);
  await userEvent.keyboard('0');
  await expect.poll(width).toBe(fitted);
});

it('a protected one asks for its password, and says that another is wrong', async () => {
  open(samplePdf(words, true));
  await page.getByLabelText('Password').fill('guess');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The password is incorrect.');
  await expect.element(page.getByLabelText('Password')).toHaveValue('');
  await expect.element(page.getByLabelText('Password')).toHaveFocus();
});

it('a damaged one is said to be', async () => {
  open('%PDF-1.4\nand nothing of one');
  await expect.element(page.getByText(/is damaged or is not a PDF/)).toBeVisible();
});

it('one that cannot be read is said to be, with why', async () => {
  main.play({ project: { readPiece: () => Promise.reject(new AppError('stale', 'It changed.')) } });
  show(<PdfView file={{ kind: 'pdf', path: 'a.pdf', size: 100_000, version: 'first' }} />);
  await expect.element(page.getByText('It changed.')).toBeVisible();
});

it('what it fetches beside is from the folder of this version', () => {
  expect(pdfjsVersion).toBe(version);
});
