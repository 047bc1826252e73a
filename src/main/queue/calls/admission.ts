import type { ModeKind } from '@shared/approval/approval';
import { messageOf } from '@shared/errors';
import type { AnyText } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { parseInput, unknownToolText } from '../../tools/kit/lenient-input';
import type { Tool } from '../../tools/kit/tool';
import type { Call, ModelCall } from './call';
import { previewOf, textPreviewOf } from './preview';
import { crashedText } from './wording';

// The first look at a call: whether there is such a tool and the arguments fit it.

export type Admission =
  | { readonly kind: 'ready'; readonly call: Call }
  | { readonly kind: 'refused'; readonly text: string };

export type Admitted = { readonly shown: ToolCall; readonly admission: Admission };

/** `mode`: null for a call that was admitted before and goes on, whatever the mode is by now. */
export function admit(modelCall: ModelCall, tools: readonly Tool[], mode: ModeKind | null): Admitted {
  const { id, messageId, name, parentId, label } = modelCall;
  const tool = tools.find((candidate) => candidate.name === name && mayCall(modelCall, candidate));
  const admission = admissionOf(modelCall, tool, { tools, mode });
  const shown: ToolCall = {
    id,
    messageId,
    tool: name,
    displayName: tool?.displayName ?? name,
    title: admission.kind === 'ready' ? titleOf(admission.call) : (tool?.displayName ?? name),
    inputPreview: previewOf(modelCall.arguments),
    phase: { phase: 'queued' },
    ...(parentId !== undefined && { parentId }),
    ...(label !== undefined && { label }),
  };
  return { shown, admission };
}

type Offered = { readonly tools: readonly Tool[]; readonly mode: ModeKind | null };

function admissionOf(modelCall: ModelCall, tool: Tool | undefined, { tools, mode }: Offered): Admission {
  if (modelCall.refused !== undefined) return { kind: 'refused', text: modelCall.refused };
  if (!tool) {
    const names = tools.filter((candidate) => !candidate.isInternal).map((candidate) => candidate.name);
    return { kind: 'refused', text: unknownToolText(modelCall.name, names) };
  }
  if (mode !== null && tool.onlyIn !== undefined && tool.onlyIn !== mode)
    return { kind: 'refused', text: `${tool.name} is only available in ${tool.onlyIn} mode.` };
  try {
    const parsed = parseInput(tool, modelCall.arguments);
    if (!parsed.ok) return { kind: 'refused', text: parsed.error };
    const { id, arguments: argumentsText, parentId } = modelCall;
    const call = { id, tool, input: parsed.input, arguments: argumentsText };
    return { kind: 'ready', call: parentId === undefined ? call : { ...call, parentId } };
  } catch (error) {
    return { kind: 'refused', text: crashedText(tool.name, messageOf(error)) };
  }
}

/** What is for the application's own calls is none of a model's. */
function mayCall({ parentId }: ModelCall, { isInternal }: Tool): boolean {
  return isInternal !== true || parentId !== undefined;
}

function titleOf({ tool, input }: Call): AnyText {
  try {
    return textPreviewOf(tool.describe(input));
  } catch {
    // A title is no reason to fail a call.
    return tool.displayName;
  }
}
