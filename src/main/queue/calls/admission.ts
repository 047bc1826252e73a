import type { ModeKind } from '@shared/approval/approval';
import { messageOf } from '@shared/errors';
import type { AnyText } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { parseInput, unknownToolText } from '../../tools/kit/lenient-input';
import type { Tool } from '../../tools/kit/tool';
import type { Call, ModelCall } from './call';
import { type Meant, nameMeant, toolMeant } from './find-tool';
import { previewOf, textPreviewOf } from './preview';
import { calledAsText, crashedText } from './wording';

// Admission of a call: checks that its tool exists and its arguments are valid.

export type Admission =
  | { readonly kind: 'ready'; readonly call: Call }
  | { readonly kind: 'refused'; readonly text: string };

export type Admitted = { readonly shown: ToolCall; readonly admission: Admission };

/** `mode`: null for a call that was admitted before and continues in any mode. */
export function admit(modelCall: ModelCall, tools: readonly Tool[], mode: ModeKind | null): Admitted {
  const { id, messageId, name, parentId, label, fromText } = modelCall;
  const meant = meantBy(modelCall, tools);
  const tool = meant?.tool;
  const admission = admissionOf(modelCall, meant, { tools, mode });
  const ready = admission.kind === 'ready' ? admission.call : null;
  const shown: ToolCall = {
    id,
    messageId,
    tool: tool?.name ?? name,
    displayName: tool?.displayName ?? name,
    title: ready ? titleOf(ready) : (tool?.displayName ?? name),
    inputPreview: previewOf(ready?.arguments ?? modelCall.arguments),
    phase: { phase: 'queued' },
    ...(parentId !== undefined && { parentId }),
    ...(label !== undefined && { label }),
    ...(fromText && { fromText }),
  };
  return { shown, admission };
}

type Offered = { readonly tools: readonly Tool[]; readonly mode: ModeKind | null };

/** A tool with exactly this name wins. Only tools for models have other names. */
function meantBy(modelCall: ModelCall, tools: readonly Tool[]): Meant | null {
  const { name, arguments: text } = modelCall;
  const tool = tools.find((candidate) => candidate.name === name && mayCall(modelCall, candidate));
  return tool ? { tool, arguments: text } : toolMeant(name, text, tools.filter(isForModels));
}

function admissionOf(modelCall: ModelCall, meant: Meant | null, { tools, mode }: Offered): Admission {
  if (modelCall.refused !== undefined) return { kind: 'refused', text: modelCall.refused };
  if (!meant) return { kind: 'refused', text: unknownText(modelCall, tools.filter(isForModels)) };
  const { tool } = meant;
  if (mode !== null && tool.onlyIn !== undefined && tool.onlyIn !== mode)
    return { kind: 'refused', text: `${tool.name} is only available in ${tool.onlyIn} mode.` };
  try {
    const parsed = parseInput(tool, meant.arguments);
    if (!parsed.ok) return { kind: 'refused', text: parsed.error };
    const { id, name, parentId } = modelCall;
    const call: Call = {
      id,
      tool,
      input: parsed.input,
      arguments: parsed.readAs ?? meant.arguments,
      ...(parentId !== undefined && { parentId }),
      ...(tool.name !== name && { nameNote: calledAsText(name, tool.name) }),
    };
    return { kind: 'ready', call };
  } catch (error) {
    return { kind: 'refused', text: crashedText(tool.name, messageOf(error)) };
  }
}

function unknownText({ name, arguments: text }: ModelCall, tools: readonly Tool[]): string {
  const names = tools.map((tool) => tool.name);
  return unknownToolText(name, names, nameMeant(name, text, tools));
}

/** Only nested calls may use internal tools. */
function mayCall({ parentId }: ModelCall, tool: Tool): boolean {
  return isForModels(tool) || parentId !== undefined;
}

function isForModels({ isInternal }: Tool): boolean {
  return isInternal !== true;
}

function titleOf({ tool, input }: Call): AnyText {
  try {
    return textPreviewOf(tool.describe(input));
  } catch {
    // A failing title must not fail the call.
    return tool.displayName;
  }
}
