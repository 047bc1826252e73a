import type { Question, Subject } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import type { ToolCall } from '@shared/tool-call/tool-call';
import type { ReactElement } from 'react';
import type { EditState } from '../state/questions/edit-state';
import { CommandQuestion } from './command/CommandQuestion';
import { Programs } from './command/Programs';
import { MemoryQuestion } from './memory/MemoryQuestion';
import { ProposalDiff } from './ProposalDiff';
import { RemoteQuestion } from './remote/RemoteQuestion';
import { CallInput } from './shown/CallInput';
import type { TextEnds } from './shown/use-ends-seen';
import { NetworkQuestion } from './url/NetworkQuestion';
import { UrlQuestion } from './url/UrlQuestion';
import type { PlaceChoice } from './use-place-choice';
import type { LoadedProposal } from './use-proposal';

/** Subjects that the user accepts or rejects instead of answering. */
export type Proposed = Exclude<Subject, { kind: 'plan' | 'question' | 'form' }>;

type QuestionBodyProps = {
  readonly chatId: string;
  readonly call: ToolCall;
  readonly question: Question;
  readonly subject: Proposed;
  readonly editKey: CallKey;
  readonly loaded: LoadedProposal;
  readonly patch: string | undefined;
  readonly edit: EditState;
  readonly ends: TextEnds;
  readonly place: PlaceChoice;
};

/** The effect of a call that waits, by its subject. */
export function QuestionBody({
  chatId,
  editKey,
  call,
  question,
  subject,
  loaded,
  patch,
  edit,
  ends,
  place,
}: QuestionBodyProps): ReactElement {
  switch (subject.kind) {
    case 'file-change':
      return <ProposalDiff editKey={editKey} edit={edit} loaded={loaded} patch={patch} />;
    case 'command':
      return (
        <CommandQuestion
          key={question.hash}
          chatId={chatId}
          callId={call.id}
          editKey={editKey}
          question={question}
          subject={subject}
          edit={edit}
          ends={ends}
        />
      );
    case 'memory':
      return (
        <MemoryQuestion
          {...place}
          editKey={editKey}
          question={question}
          subject={subject}
          edit={edit}
          ends={ends}
        />
      );
    case 'remote':
      return <RemoteQuestion chatId={chatId} callId={call.id} subject={subject} ends={ends} />;
    case 'call':
      return (
        <>
          {subject.programs && <Programs {...subject} lines={subject.programs} />}
          <CallInput chatId={chatId} callId={call.id} start={subject.input} ends={ends} />
        </>
      );
    case 'url':
      return <UrlQuestion subject={subject} ends={ends} />;
    case 'network':
      return <NetworkQuestion subject={subject} ends={ends} />;
  }
}
