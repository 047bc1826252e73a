import type { Subject } from '@shared/approval/approval';
import { beforeAll, expect, it } from 'vitest';
import { testProject } from '../../testing/open-project';
import { type ScriptedMain, startScriptedMain } from '../../testing/scripted-main';
import { armed, askOnCard, card } from '../testing/asked-card';

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain({}, testProject());
});

const subject: Extract<Subject, { kind: 'url' }> = {
  kind: 'url',
  url: 'https://docs.example.com/a?b=c',
  host: 'docs.example.com',
  port: 443,
  isSecure: true,
  looksLike: null,
  given: null,
  sent: null,
  asked: null,
};

it('shows the whole address with its host and port, and no more where nothing is odd', async () => {
  await askOnCard(main, { subject });
  await armed();
  const text = card().element().textContent;
  expect(text).toContain('https://docs.example.com/a?b=c');
  expect(text).toContain('Host docs.example.com, port 443');
  expect(text).not.toMatch(/letters that look like|Not encrypted|The model wrote|Sends|Question about/);
  expect(card().element().querySelector('strong')?.textContent).toBe('docs.example.com');
});

it('says what is odd about it, what it is told and what is asked, with hidden characters visible', async () => {
  await askOnCard(main, {
    subject: {
      ...subject,
      url: 'http://xn--80ak6aa92e.com:8080/',
      host: 'xn--80ak6aa92e.com',
      port: 8080,
      isSecure: false,
      looksLike: 'аррӏе.com',
      given: 'http://аррӏе.com:8080',
      sent: 'a\u202eb',
      asked: 'What?',
    },
  });
  const told = [
    'Host xn--80ak6aa92e.com, port 8080',
    'It may be displayed as “аррӏе.com”',
    'Not encrypted (http)',
    'The model wrote http://‹U+0430›‹U+0440›‹U+0440›‹U+04CF›‹U+0435›.com:8080',
    'Sends: a‹U+202E›b',
    'Question about the page: What?',
  ];
  for (const text of told) expect(card().element().textContent).toContain(text);
});

it('shows letters in the host of a connection that pass for others', async () => {
  await askOnCard(main, {
    subject: { kind: 'network', host: 'gіthub.com', port: 443, looksLike: null, command: 'git рull' },
  });
  await armed();
  expect(card().element().querySelector('strong')?.textContent).toBe('g‹U+0456›thub.com');
  expect(card().element().textContent).toContain('Requested by:git ‹U+0440›ull');
});
