import { speak } from '@shared/texts/speak';
import { textOf } from '@shared/texts/text';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { startScriptedMain } from '../../testing/scripted-main';
import { show } from '../../testing/show';
import { chatWithCall, commandSubject, fileSubject } from '../../testing/waiting-chat';
import { CallCard } from './CallCard';

// The line of a call without a question.

beforeAll(async () => {
  await startScriptedMain();
});

it('keeps the name of the file where there is no room for its folders', async () => {
  const { chat, call } = chatWithCall(fileSubject('packages/window/src/components/editor/diff-view.tsx'), {
    phase: 'done',
    allowance: { by: 'person', answer: 'accept' },
    durationMs: 5,
    display: { kind: 'text', text: '' },
    preview: '',
  });
  show(
    <div style={{ width: 330 }}>
      <CallCard chatId={chat.id} call={call} />
    </div>,
  );
  const name = page.getByText('/diff-view.tsx', { exact: true });
  await expect.element(name).toBeVisible();
  for (const whole of [name, page.getByText('Edit', { exact: true })]) {
    const { scrollWidth, clientWidth } = whole.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
  await expect.element(page.getByRole('button', { name: /Edit .*editor\/diff-view\.tsx/ })).toBeVisible();
  const line = page.getByRole('button').element();
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
});

it('has room for a short path in a narrow chat', async () => {
  const display = {
    kind: 'file-diff',
    relativePath: 'lib/application.js',
    patch: '',
    added: 1,
    removed: 1,
  } as const;
  const allowance = { by: 'person', answer: 'accept' } as const;
  const phase = { phase: 'done', allowance, durationMs: 34, display, preview: '' } as const;
  const { chat, call } = chatWithCall(fileSubject('lib/application.js'), phase);
  show(
    <div style={{ width: 296 }}>
      <CallCard chatId={chat.id} call={{ ...call, title: 'Edit lib/application.js' }} />
    </div>,
  );
  await expect.element(page.getByRole('button', { name: /^Edit lib\/application\.js.*Done/ })).toBeVisible();
  for (const part of ['Edit', 'lib', '/application.js']) {
    const { scrollWidth, clientWidth } = page.getByText(part, { exact: true }).element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});

const folders = 'packages/window/src';
const name = '/diff-view.tsx bearbeiten';
it.each([
  ['a folder is cut, and the rest is whole', 330, false, [folders]],
  ['then the end is cut, so that the file stays', 230, false, [folders, name]],
  [
    'what is said of it at length is cut, and leaves it room',
    230,
    true,
    [folders, name, 'Angenommen, eingereiht'],
  ],
])('where the verb comes last each cut has its sign: %s', async (_what, width, isGranted, cut) => {
  await speak('de');
  onTestFinished(() => speak('en'));
  const { chat, call } = chatWithCall(fileSubject('a.ts'), { phase: 'queued' });
  const title = textOf('call-title.edit-file', { file: 'packages/window/src/diff-view.tsx' });
  const asked = { ...call, title, ...(isGranted && { granted: { diff: 'd' } }) };
  show(
    <div style={{ width }}>
      <CallCard chatId={chat.id} call={asked} />
    </div>,
  );
  await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  const line = page.getByRole('button').element();
  const leaves = [...line.querySelectorAll('span:not(:has(*))')];
  const withSign = leaves.filter(
    (span) => span.scrollWidth > span.clientWidth && getComputedStyle(span).textOverflow === 'ellipsis',
  );
  expect(withSign.map(({ textContent }) => textContent)).toEqual(cut);
  const [right] = [...line.querySelectorAll('[title]')].map((part) => part.getBoundingClientRect().right);
  expect(page.getByText(name, { exact: true }).element().getBoundingClientRect().right).toBeLessThanOrEqual(
    right ?? 0,
  );
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
});

it('where the verb comes first it is cut before the name of the file', async () => {
  const { chat, call } = chatWithCall(fileSubject('packages/window/src/parse.ts'), { phase: 'queued' });
  show(
    <div style={{ width: 236 }}>
      <CallCard chatId={chat.id} call={{ ...call, title: 'Modifier packages/window/src/parse.ts' }} />
    </div>,
  );
  const isCut = (words: string) => {
    const { scrollWidth, clientWidth } = page.getByText(words, { exact: true }).element();
    return scrollWidth > clientWidth;
  };
  await expect.element(page.getByText('Modifier', { exact: true })).toBeVisible();
  expect(['packages/window/src', 'Modifier', '/parse.ts'].map(isCut)).toEqual([true, true, false]);
});

it('a folder of few letters is never cut', async () => {
  const { chat, call } = chatWithCall(fileSubject('src/shapes.ts'), { phase: 'queued' });
  show(
    <div style={{ width: 200 }}>
      <CallCard chatId={chat.id} call={{ ...call, title: 'src/shapes.ts bearbeiten' }} />
    </div>,
  );
  const folder = page.getByText('src', { exact: true });
  await expect.element(folder).toBeVisible();
  expect(folder.element().scrollWidth).toBe(folder.element().clientWidth);
});

it('shows the calls it handed in while it runs', async () => {
  const allowance = { by: 'mode', mode: 'auto' } as const;
  const phase = { phase: 'running', startedAt: 0, allowance, progress: '' } as const;
  const { chat, call } = chatWithCall(fileSubject('a.ts'), phase);
  show(<CallCard chatId={chat.id} call={call} nested={<p>handed in</p>} />);
  await expect.element(page.getByText('handed in')).toBeVisible();
});

it('has them behind its line when it is over', async () => {
  const allowance = { by: 'mode', mode: 'auto' } as const;
  const told = { durationMs: 5, display: { kind: 'text', text: '' }, preview: '' } as const;
  const { chat, call } = chatWithCall(fileSubject('a.ts'), { phase: 'done', allowance, ...told });
  show(<CallCard chatId={chat.id} call={call} nested={<p>handed in</p>} />);
  const line = page.getByRole('button', { name: /a\.ts/ });
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText('handed in')).not.toBeInTheDocument();
  await line.click();
  await expect.element(page.getByText('handed in')).toBeVisible();
});

it('words what main told it as texts: its title, its tool, how far it is', async () => {
  const allowance = { by: 'mode', mode: 'auto' } as const;
  const progress = textOf('call-progress.summarises-output');
  const { chat, call } = chatWithCall(fileSubject('a.ts'), {
    phase: 'running',
    startedAt: 0,
    allowance,
    progress,
  });
  const title = textOf('call-title.create-file', { file: 'src/b.ts' });
  show(<CallCard chatId={chat.id} call={{ ...call, title, displayName: textOf('tool-name.edit-file') }} />);
  await page.getByRole('button', { name: /^Create src\/b\.ts/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Edit: input' })).toBeVisible();
  await expect.element(page.getByText('Summarising the output', { exact: true })).toBeVisible();
});

it('says once how a command ended', async () => {
  const display = { kind: 'command-output', exitCode: 3, signal: null, terminalId: null, text: '' } as const;
  const allowance = { by: 'read-only' } as const;
  const phase = { phase: 'done', allowance, durationMs: 5, display, preview: '' } as const;
  const { chat, call } = chatWithCall(fileSubject('a.ts'), phase);
  show(<CallCard chatId={chat.id} call={call} />);
  await page.getByRole('button', { name: /a\.ts/ }).click();
  await expect.element(page.getByText('No output.', { exact: true })).toBeVisible();
  expect(page.getByText(/exit/i).elements()).toHaveLength(1);
});

it('says of a command that the user stopped only that', async () => {
  const ended = { kind: 'command-output', exitCode: 143, signal: 'SIGTERM', terminalId: null } as const;
  const display = { ...ended, text: 'half', stopped: true } as const;
  const allowance = { by: 'read-only' } as const;
  const phase = { phase: 'done', allowance, durationMs: 5, display, preview: '' } as const;
  const { chat, call } = chatWithCall(fileSubject('a.ts'), phase);
  show(<CallCard chatId={chat.id} call={call} />);
  await page.getByRole('button', { name: /a\.ts.*Stopped by you/ }).click();
  await expect.element(page.getByText('half', { exact: true })).toBeVisible();
  expect(page.getByText(/SIGTERM|exit 143/).elements()).toHaveLength(0);
});

it('names the exit code of a command only where it is not 0', async () => {
  const ended = { kind: 'command-output', signal: null, terminalId: null, text: '' } as const;
  const showEnded = (exitCode: number) => {
    const phase = { phase: 'done', allowance: { by: 'read-only' }, durationMs: 5, preview: '' } as const;
    const { chat, call } = chatWithCall(commandSubject('true'), {
      ...phase,
      display: { ...ended, exitCode },
    });
    show(<CallCard chatId={chat.id} call={call} />);
  };
  showEnded(0);
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^exit/)).not.toBeInTheDocument();
  showEnded(1);
  await expect.element(page.getByText('exit 1', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Failed', { exact: true })).toBeVisible();
});

it('words how a command that goes on was started', async () => {
  const text = textOf('call-result.in-background', { pid: 7 });
  const display = { kind: 'command-output', exitCode: null, signal: null, terminalId: null, text } as const;
  const allowance = { by: 'read-only' } as const;
  const phase = { phase: 'done', allowance, durationMs: 5, display, preview: '' } as const;
  const { chat, call } = chatWithCall(fileSubject('a.ts'), phase);
  show(<CallCard chatId={chat.id} call={call} />);
  await page.getByRole('button', { name: /a\.ts/ }).click();
  await expect.element(page.getByText('Runs in the background (PID 7).', { exact: true })).toBeVisible();
});

it('says why a call failed while it is closed', async () => {
  const display = { kind: 'text', text: 'No file a.ts.\nLook again.' } as const;
  const phase = { phase: 'failed', display, preview: 'No file a.ts.\nLook again.', durationMs: 5 } as const;
  const { chat, call } = chatWithCall(fileSubject('a.ts'), phase);
  show(<CallCard chatId={chat.id} call={call} />);
  const line = page.getByText('No file a.ts.', { exact: true });
  await expect.element(line).toBeVisible();
  await page.getByRole('button', { name: /a\.ts/ }).click();
  await expect.element(line).not.toBeInTheDocument();
});

it('says how long a call took, but not of one that was refused or could not begin', async () => {
  const failed = { phase: 'failed', display: { kind: 'text', text: '' }, preview: '' } as const;
  const showFailed = (durationMs: number, refusal?: { readonly by: 'rejection' }) => {
    const { chat, call } = chatWithCall(fileSubject('a.ts'), { ...failed, durationMs, refusal });
    show(<CallCard chatId={chat.id} call={call} />);
  };
  showFailed(0, { by: 'rejection' });
  await expect.element(page.getByText('Denied')).toBeVisible();
  showFailed(0);
  await expect.element(page.getByText('Failed')).toBeVisible();
  await expect.element(page.getByText(/ ms$/)).not.toBeInTheDocument();
  showFailed(12);
  await expect.element(page.getByText('12 ms')).toBeVisible();
});

it('says that a call was recovered from text', async () => {
  const { chat, call } = chatWithCall(fileSubject('a.ts'), { phase: 'queued' });
  show(<CallCard chatId={chat.id} call={{ ...call, fromText: true }} />);
  await expect.element(page.getByText('Recovered from text')).toBeVisible();
});

it('names the instructions that the model got with the result', async () => {
  const { chat, call } = chatWithCall(fileSubject('src/api/a.ts'), {
    phase: 'done',
    allowance: { by: 'read-only' },
    instructions: ['src/AGENTS.md', 'src/api/AGENTS.md'],
    durationMs: 5,
    display: { kind: 'text', text: '' },
    preview: '',
  });
  show(<CallCard chatId={chat.id} call={call} />);
  await expect
    .element(page.getByText('The model also got the instructions in src/AGENTS.md, src/api/AGENTS.md.'))
    .toBeVisible();
});
