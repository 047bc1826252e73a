import type { ReactElement } from 'react';
import { Markdown } from '../chat/markdown/Markdown';
import { PlacesHere } from '../chat/places/places-here';
import { InboxPage } from '../inbox/InboxPage';

type Drawn = { readonly text: string };

/** The page of all questions, with the components that render markdown in them. */
export function InboxWithMarkdown(): ReactElement {
  return <InboxPage markdown={{ here: Markdown, elsewhere: MarkdownElsewhere }} />;
}

function MarkdownElsewhere({ text }: Drawn): ReactElement {
  return (
    <PlacesHere value={false}>
      <Markdown text={text} />
    </PlacesHere>
  );
}
