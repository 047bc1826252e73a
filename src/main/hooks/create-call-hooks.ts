import { resolve } from 'node:path';
import type { ModeKind } from '@shared/approval/approval';
import { isRecord } from '@shared/base/json';
import type { HookEvent, HookRun } from '@shared/hooks/hooks-schema';
import { type AnyText, textOf } from '@shared/texts/text';
import { hashOf } from '../base/files/content-hash';
import type { CallHooks, HookVerdict } from '../queue/call-hooks';
import type { Call } from '../queue/calls/call';
import type { ChatLog } from '../storage/chats/chat-log';
import type { FileProposal, ToolResult } from '../tools/kit/tool';
import { formatProposal } from './format-proposal';
import { answerOf, eventInput, hookRun } from './hook-events';
import { matchesTool } from './hook-matches';
import { afterText } from './hook-texts';
import type { Hooks } from './hooks';
import type { Hook } from './read-hooks';
import type { RanHook } from './run-hook';

// The hooks on the calls of one chat.

export type CallHooksParts = {
  readonly hooks: Hooks;
  readonly log: Pick<ChatLog, 'id' | 'append'>;
  mode(): ModeKind;
};

export function createCallHooks({ hooks, log, mode }: CallHooksParts): CallHooks {
  const changed = createMemory<FileProposal>();
  const find = async (event: HookEvent, { tool }: Call) =>
    tool.isInternal === true ? [] : await hooks.find(event, (matcher) => matchesTool(matcher, tool));
  const input = (event: HookEvent, call: Call) => ({
    ...eventInput(event, { chatId: log.id, mode: mode(), root: hooks.root }),
    tool_name: call.tool.name,
    tool_input: toolInput(call, hooks.root),
    tool_use_id: call.id,
  });
  const note = (callId: string, ran: RanHook, answer: HookRun['answer'] = answerOf(ran)) =>
    log.append({ events: [{ type: 'hook-ran', callId, run: hookRun(ran, answer) }] });
  return {
    async before(call, signal) {
      const found = await find('PreToolUse', call);
      const running = { input: input('PreToolUse', call), root: hooks.root, signal };
      const ran = await Promise.all(found.map((hook) => hooks.run(hook, running)));
      if (signal.aborted) return null;
      for (const one of ran) await note(call.id, one);
      return verdictOf(ran);
    },
    async change(call, proposal, signal) {
      if (proposal.subject.change === 'delete') return proposal;
      const found = await find('PostToolUse', call);
      if (found.length === 0) return proposal;
      return await changed.get(keyOf(call, proposal, found), () =>
        formatProposal(proposal, {
          root: hooks.root,
          hooks: found,
          signal,
          input: (file, root) => inCopy(input('PostToolUse', call), file, root),
          run: hooks.run,
          onRan: (ran, isChange) => note(call.id, ran, isChange ? 'changed' : answerOf(ran)),
        }),
      );
    },
    async after(call, result, signal) {
      const found = await find('PostToolUse', call);
      const running = {
        input: { ...input('PostToolUse', call), tool_response: responseOf(result) },
        root: hooks.root,
        signal,
      };
      const ran = await Promise.all(found.map((hook) => hooks.run(hook, running)));
      if (signal.aborted) return '';
      for (const one of ran) await note(call.id, one);
      return ran
        .map(afterText)
        .filter((text) => text !== '')
        .join('\n\n');
    },
  };
}

/** A call with one path has it as an absolute `file_path` too. */
function toolInput({ tool, input }: Call, root: string): unknown {
  const target = tool.target(input);
  if (typeof target !== 'string' || !isRecord(input)) return input;
  return { ...input, file_path: resolve(root, target) };
}

function inCopy(input: { readonly tool_input: unknown }, file: string, root: string): object {
  const toolInput = isRecord(input.tool_input) ? input.tool_input : {};
  return {
    ...input,
    cwd: root,
    tool_input: { ...toolInput, file_path: file },
    tool_response: { filePath: file, success: true },
  };
}

function responseOf({ forModel }: ToolResult): unknown {
  const texts =
    typeof forModel === 'string' ? [forModel] : forModel.map((part) => ('text' in part ? part.text : ''));
  return { output: texts.join('\n') };
}

/** A refusal wins over a question, and a question over a permission, which only the user's own hooks can give. */
function verdictOf(ran: readonly RanHook[]): HookVerdict | null {
  const by = (...decisions: readonly string[]) =>
    ran.find(({ answer }) => decisions.includes(answer.decision));
  const denying = by('deny');
  if (denying) return { decision: 'deny', hook: denying.hook.label, reason: denying.answer.reason };
  const asking = by('ask', 'failed');
  if (asking) return { decision: 'ask', why: whyOf(asking) };
  const allowing = ran.find(({ hook, answer }) => answer.decision === 'allow' && hook.from === 'user');
  return allowing ? { decision: 'allow', hook: allowing.hook.label } : null;
}

/** A hook that gave no answer might have refused. */
function whyOf({ hook: { label: hook }, answer: { decision, reason } }: RanHook): AnyText {
  // A question has no full stop.
  const because = reason.replace(/\.$/, '');
  if (decision === 'failed') return textOf('asks.hook-failed', { hook, reason: because });
  if (because === '') return textOf('asks.hook', { hook });
  return textOf('asks.hook-because', { hook, reason: because });
}

function keyOf({ tool }: Call, { subject, base, proposed }: FileProposal, found: readonly Hook[]): string {
  const all = [tool.name, subject.path, base.hash, base.text, proposed, found];
  return hashOf(Buffer.from(JSON.stringify(all)));
}

/** Maximum number of remembered results. */
const mostKept = 100;

/**
 * Results by key. A question, its preview and its decision then have the same text, although the hooks ran only once.
 */
function createMemory<T>() {
  const known = new Map<string, Promise<T>>();
  return {
    get(key: string, make: () => Promise<T>): Promise<T> {
      const before = known.get(key);
      if (before) return before;
      const made = make();
      known.set(key, made);
      made.catch(() => known.delete(key));
      const [oldest] = known.keys();
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
      return made;
    },
  };
}
