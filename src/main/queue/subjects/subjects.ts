import type { ToolProposal } from '../../tools/kit/tool';
import { callSubject, type PreparedCall, prepareCall } from './call';
import { commandSubject, type PreparedCommand, prepareCommand } from './command';
import { fileChangeSubject, type PreparedChange, prepareChange } from './file-change';
import { formSubject, type PreparedForm, prepareForm } from './form';
import { type LostSubject, lostSubject } from './lost';
import { memorySubject, type PreparedMemory, prepareMemory } from './memory';
import { networkSubject, type PreparedNetwork, prepareNetwork } from './network';
import { type PreparedPlan, planSubject, preparePlan } from './plan';
import { type PreparedPrograms, preparePrograms, programsSubject } from './programs';
import { type PreparedQuestion, prepareQuestion, questionSubject } from './question';
import { type PreparedRemote, prepareRemote, remoteSubject } from './remote';
import type { Found, SubjectKind } from './subject';
import { type PreparedUrl, prepareUrl, urlSubject } from './url';

// All kinds of subjects, as a union and a table.

/** The effect of a call. */
export type Prepared =
  | PreparedChange
  | PreparedCommand
  | PreparedPrograms
  | PreparedMemory
  | PreparedCall
  | PreparedPlan
  | PreparedQuestion
  | PreparedUrl
  | PreparedNetwork
  | PreparedRemote
  | PreparedForm
  | LostSubject;

/** From the tool's proposal. */
export async function prepareProposal(proposal: ToolProposal | null, found: Found): Promise<Prepared> {
  switch (proposal?.kind) {
    case 'file-change':
      return prepareChange(proposal, found);
    case 'command':
      return await prepareCommand(proposal, found);
    case 'plan':
      return preparePlan(proposal);
    case 'question':
      return prepareQuestion(proposal);
    case 'programs':
      return await preparePrograms(proposal, found);
    case 'url':
      return prepareUrl(proposal);
    case 'network':
      return prepareNetwork(proposal);
    case 'memory':
      return prepareMemory(proposal);
    case 'remote':
      return prepareRemote(proposal, found);
    case 'form':
      return prepareForm(proposal);
    case undefined:
      return prepareCall(found);
  }
}

/** The operations for a prepared call. */
export function kindOf(prepared: Prepared): SubjectKind<Prepared> {
  return kinds[prepared.kind];
}

const kinds: { readonly [Kind in Prepared['kind']]: SubjectKind<Extract<Prepared, { kind: Kind }>> } = {
  'file-change': fileChangeSubject,
  command: commandSubject,
  programs: programsSubject,
  memory: memorySubject,
  call: callSubject,
  plan: planSubject,
  question: questionSubject,
  url: urlSubject,
  network: networkSubject,
  remote: remoteSubject,
  form: formSubject,
  lost: lostSubject,
};
