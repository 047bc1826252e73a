import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssistantItem, JournaledChatEvent } from '@shared/chat/chat';
import { textOf } from '@shared/texts/text';
import type { CallPhase } from '@shared/tool-call/tool-call';
import { chatLine } from '../../storage/chats/chat-line';
import type { ChatEntry } from '../../storage/chats/chat-log';

// For tests and measurements: chats with many calls, as their files have them.

export type MadeCall = {
  readonly id: string;
  readonly at: number;
  readonly command: string;
  readonly phase: CallPhase;
  /** A file that it changed. */
  readonly changed?: string;
};

/** `count` commands, one a second from `from` on; every fourth changed a file. */
export function madeCalls(chat: number, count: number, from: number): readonly MadeCall[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `call-${chat}-${index}`,
    at: from + index * 1000,
    command: `npm run task-${index % 50} -- --chat ${chat} --seed ${index} --reporter dot --coverage`,
    phase: doneByRule,
    ...(index % 4 === 0 && { changed: `src/part-${index % 30}/file-${index}.ts` }),
  }));
}

export const doneByRule: CallPhase = {
  phase: 'done',
  allowance: { by: 'rule', rule: 'allow run_shell_command npm run', scope: 'project' },
  durationMs: 1234,
  display: {
    kind: 'command-output',
    exitCode: 0,
    signal: null,
    text: 'Tests 14 passed (14)\nDuration 1.23s\n'.repeat(8),
    terminalId: null,
  },
  preview: 'Command: npm run task\nExit code: 0\nTests 14 passed (14)\nDuration 1.23s\n'.repeat(4),
};

/** A chat's file with these calls, in a message each. */
export async function writeChat(folder: string, id: string, calls: readonly MadeCall[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${id}.jsonl`);
  const at = calls[0]?.at ?? 1;
  const created: JournaledChatEvent = {
    type: 'chat-created',
    id,
    title: `Chat ${id}`,
    at,
    mode: { kind: 'ask' },
    model: null,
  };
  const lines = [chatLine({ events: [created] }, at), ...calls.flatMap((call) => linesOfCall(call))];
  await writeFile(path, lines.join(''));
  return path;
}

export function linesOfCall(call: MadeCall): readonly string[] {
  return entriesOf(call).map((entry) => chatLine(entry, call.at));
}

function entriesOf({ id, at, command, phase, changed }: MadeCall): readonly ChatEntry[] {
  const messageId = `message-${id}`;
  const args = JSON.stringify({ command });
  const running =
    phase.phase === 'rejected'
      ? []
      : [
          {
            events: [
              moved(id, { phase: 'running', startedAt: at, allowance: allowanceOf(phase), progress: '' }),
            ],
          },
        ];
  return [
    { events: [{ type: 'item-added', item: assistant(messageId, at) }] },
    {
      events: [
        { type: 'assistant-finished', id: messageId, text: 'I run it.', reasoning: '', state: 'complete' },
        { type: 'call-added', call: addedCall(id, messageId, command) },
      ],
      records: [
        {
          role: 'assistant',
          itemId: messageId,
          text: 'I run it.',
          calls: [{ id, name: 'run_shell_command', arguments: args }],
        },
      ],
    },
    ...running,
    ...(changed === undefined ? [] : [{ events: [fileChanged(id, changed)] }]),
    {
      events: [moved(id, phase)],
      records: [{ role: 'result', callId: id, content: 'preview' in phase ? phase.preview : '' }],
    },
  ];
}

function allowanceOf(phase: CallPhase) {
  return 'allowance' in phase ? phase.allowance : ({ by: 'read-only' } as const);
}

function assistant(id: string, at: number): AssistantItem {
  return {
    kind: 'assistant',
    id,
    at,
    model: 'm',
    text: '',
    reasoning: '',
    state: 'streaming',
    callIds: [],
  };
}

function addedCall(id: string, messageId: string, command: string) {
  return {
    id,
    messageId,
    tool: 'run_shell_command',
    displayName: textOf('tool-name.run-command'),
    title: textOf('call-title.run-command', { command }),
    inputPreview: JSON.stringify({ command }),
    phase: { phase: 'queued' as const },
  };
}

function moved(callId: string, phase: CallPhase): JournaledChatEvent {
  return { type: 'call-moved', callId, phase };
}

function fileChanged(callId: string, relativePath: string): JournaledChatEvent {
  const hash = 'a'.repeat(64);
  return { type: 'file-changed', callId, relativePath, before: null, after: hash, mode: null };
}
