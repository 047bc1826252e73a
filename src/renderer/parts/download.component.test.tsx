import { AppError } from '@shared/errors';
import { maxFrameLength } from '@shared/wire/channel';
import { beforeAll, expect, it } from 'vitest';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { download } from './download';

// A file that the user saves, in a window of the desktop. The end-to-end tests cover the browser's downloads.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

const file = { name: 'Mend the parser.md', mimeType: 'text/markdown', text: '# Mend the parser\n' };

it('main is asked to write it, and why that failed is passed on', async () => {
  main.play({ window: { saveFile: () => undefined } });
  await download(file);
  expect(main.called('window.saveFile')).toEqual([{ name: file.name, text: file.text }]);
  main.play({
    window: {
      saveFile: () => {
        throw new AppError('unavailable', 'The disk is full.');
      },
    },
  });
  await expect(download(file)).rejects.toThrow('The disk is full.');
});

it('one that no frame can carry is refused instead of waited for', async () => {
  main.play({ window: { saveFile: () => undefined } });
  const text = '\n'.repeat(maxFrameLength / 2);
  await expect(download({ ...file, text })).rejects.toMatchObject({ code: 'too-large' });
  expect(main.called('window.saveFile')).toEqual([]);
});
