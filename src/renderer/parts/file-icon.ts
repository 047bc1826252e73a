import type { TreeEntry } from '@shared/project';
import {
  File,
  FileArchive,
  FileBraces,
  FileCode,
  FileCog,
  FileImage,
  FileKey,
  FileQuestionMark,
  FileSymlink,
  FileTerminal,
  FileText,
  Folder,
  FolderOpen,
  FolderSymlink,
  Link2Off,
  type LucideIcon,
} from 'lucide-react';

// The icon of a row: what kind of thing it is, told from its name. A hint for the eye only.

export function entryIcon(entry: TreeEntry, expanded: boolean): LucideIcon {
  switch (entry.kind) {
    case 'folder':
      return expanded ? FolderOpen : Folder;
    case 'folder-link':
      return FolderSymlink;
    case 'link':
      return FileSymlink;
    case 'broken-link':
      return Link2Off;
    case 'other':
      return FileQuestionMark;
    case 'file':
      return fileIcon(entry.name);
  }
}

export function fileIcon(name: string): LucideIcon {
  const lower = name.toLowerCase();
  return kinds.find(({ names }) => names.test(lower))?.icon ?? File;
}

const kinds: readonly { readonly names: RegExp; readonly icon: LucideIcon }[] = [
  { names: /^\.env|\.(pem|key|crt|p12)$/, icon: FileKey },
  { names: /\.(json[c5l]?|geojson)$/, icon: FileBraces },
  {
    names:
      /^(dockerfile|makefile|\..*(rc|config|ignore|attributes))$|\.(ya?ml|toml|ini|cfg|conf)$|\.config\.\w+$/,
    icon: FileCog,
  },
  { names: /\.(sh|bash|zsh|fish|ps1|bat|cmd)$/, icon: FileTerminal },
  { names: /\.(png|jpe?g|gif|webp|bmp|svg|ico|avif)$/, icon: FileImage },
  { names: /\.(zip|tar|gz|tgz|bz2|xz|7z|rar|jar)$/, icon: FileArchive },
  { names: /\.(md|mdx|txt|rst|adoc|pdf|log)$|^(license|readme|changelog)/, icon: FileText },
  {
    names:
      /\.([cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|c|h|cc|cpp|hpp|cs|php|lua|dart|scala|html?|css|scss|less|vue|svelte|sql|r|ex|exs|hs|ml|pl|zig)$/,
    icon: FileCode,
  },
];
