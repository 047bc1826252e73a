// A call's title: what it would do, in one line. Of what may be left out, `''` is nothing.

export const callTitle = {
  'call-title.list-folder': ({ folder }: { folder: string }) => `List ${folder}`,
  'call-title.read-file': ({ file }: OfFile) => `Read ${file}`,
  'call-title.read-file-from': ({ file, first }: OfFile & { first: number }) =>
    `Read ${file}, from line ${first}`,
  'call-title.read-file-lines': ({ file, first, last }: OfFile & { first: number; last: number }) =>
    `Read ${file}, lines ${first}-${last}`,
  'call-title.read-files': ({ files }: { files: readonly string[] }) => `Read ${files.join(', ')}`,
  'call-title.find-files': ({ pattern, folder }: Finding) =>
    `Find files matching ${pattern}${folder === '' ? '' : ` in ${folder}`}`,
  'call-title.search-text': ({ pattern, folder, include }: Finding & { include: string }) =>
    `Search for ${pattern}${folder === '' ? '' : ` in ${folder}`}${include === '' ? '' : ` (${include})`}`,
  'call-title.create-file': ({ file }: OfFile) => `Create ${file}`,
  'call-title.edit-file': ({ file }: OfFile) => `Edit ${file}`,
  'call-title.write-file': ({ file }: OfFile) => `Write ${file}`,
  'call-title.delete-file': ({ file }: OfFile) => `Delete ${file}`,
  'call-title.run-command': ({ command }: { command: string }) => `Run ${command}`,
  'call-title.find-tools': ({ what }: { what: string }) => `Find tools: ${what}`,
  'call-title.call-elsewhere': ({ tool }: { tool: string }) => `Call ${tool}`,
  'call-title.fetch-page': ({ url }: { url: string }) => `Fetch ${url}`,
  'call-title.search-web': ({ query }: { query: string }) => `Search the web for ${query}`,
  'call-title.save-memory': ({ fact }: { fact: string }) => `Remember “${fact}”`,
  'call-title.call-server': ({ server, tool, about }: { server: string; tool: string; about: string }) =>
    `${server}: ${tool}${about === '' ? '' : ` · ${about}`}`,
  'call-title.run-agent': ({ agent, task }: { agent: string; task: string }) => `${agent}: ${task}`,
  'call-title.clear-todos': 'Clear the todo list',
  'call-title.write-todos': ({ count }: { count: number }) => `Update the todo list (${count})`,
  'call-title.ask-person': ({ question }: { question: string }) => `Asks: ${question}`,
  'call-title.present-plan': 'Presents a plan',
  'call-title.present-titled-plan': ({ title }: { title: string }) => `Plan: ${title}`,
} as const;

type OfFile = { file: string };
type Finding = { pattern: string; folder: string };
