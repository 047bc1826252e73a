// Memory in the settings: what is remembered, and what can be done with it.

export const memoryPage = {
  'memory-page.lead':
    'What every chat is told at its beginning. The model adds to it when you ask it to remember something; here you look it through.',
  'memory-page.loading': 'Reading the memory…',
  'memory-page.no-project': 'No folder is open',
  'memory-page.no-project-hint': 'Open a folder to see what is remembered for it and for every project.',
  'memory-page.project': 'This project',
  'memory-page.global': 'Every project',
  'memory-page.file': ({ path }: { path: string }) => `In ${path}`,
  'memory-page.file-to-be': ({ path }: { path: string }) => `In ${path}, which is made with the first entry`,
  'memory-page.holds-more': 'The file holds more than these entries, which is told to the model as well.',
  'memory-page.not-trusted': 'This folder is not trusted, so the model is not told what stands here.',
  'memory-page.none':
    'Nothing is remembered here yet. Add an entry, or tell the model to remember something.',
  'memory-page.no-match': 'No entry holds these words.',
  'memory-page.find': 'Find an entry',
  'memory-page.entries': ({ place }: { place: string }) => `Entries: ${place}`,
  'memory-page.edit': ({ fact }: Fact) => `Edit “${fact}”`,
  'memory-page.edited': 'Entry',
  'memory-page.save': 'Save',
  'memory-page.cancel': 'Cancel',
  'memory-page.move-to-global': ({ fact }: Fact) => `Move to every project: “${fact}”`,
  'memory-page.move-to-project': ({ fact }: Fact) => `Move to this project: “${fact}”`,
  'memory-page.remove': ({ fact }: Fact) => `Remove “${fact}”`,
  'memory-page.removed': ({ fact }: Fact) => `Removed “${fact}”`,
  'memory-page.undo': 'Undo',
  'memory-page.add': ({ place }: { place: string }) => `New entry: ${place}`,
  'memory-page.add-hint': 'One fact in one sentence, e.g. “Tests are run with npm test.”',
  'memory-page.add-now': 'Add',
  'memory-page.tidy': 'Tidy…',
  'memory-page.tidying': 'The model tidies…',
  'memory-page.tidy-heading': 'Tidy the memory',
  'memory-page.tidy-means':
    'The model was asked to join what says the same and to group the rest. Nothing is written before you accept it.',
  'memory-page.tidy-lost': ({ count }: { count: number }) =>
    count === 1
      ? '1 entry is no longer there as it was:'
      : `${count} entries are no longer there as they were:`,
  'memory-page.tidy-lost-none': 'Every entry is still there, word for word.',
  'memory-page.tidy-same': 'It is tidy already: the model would change nothing.',
  'memory-page.tidy-accept': 'Accept',
  'memory-page.tidy-reject': 'Keep it as it is',
  'memory-page.offer': ({ program, path }: { program: string; path: string }) =>
    `There is memory of ${program} in ${path}. Take it over into what holds for every project?`,
  'memory-page.offer-take': 'Take it over',
  'memory-page.offer-leave': 'No, thanks',
} as const;

type Fact = { fact: string };
