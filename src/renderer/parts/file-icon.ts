import type { TreeEntry } from '@shared/project/project';
import {
  File,
  FileArchive,
  FileBox,
  FileBraces,
  FileCode,
  FileCog,
  FileImage,
  FileKey,
  FileLock,
  FilePlay,
  FileQuestionMark,
  FileSpreadsheet,
  FileSymlink,
  FileTerminal,
  FileText,
  FileType,
  Folder,
  FolderOpen,
  FolderSymlink,
  Link2Off,
  type LucideIcon,
} from 'lucide-react';

// The icon of a row, chosen by its name. It is only a visual hint.

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
  {
    names: /(^|[-.])lock(file)?$|[-.]lock\.(json|ya?ml)$|^go\.sum$|^bun\.lockb$|^npm-shrinkwrap\.json$/,
    icon: FileLock,
  },
  {
    names: /^\.env|\.(pem|key|crt|cer|der|p12|pfx|jks|keystore|pub|gpg|asc)$|^id_(rsa|ed25519|ecdsa)/,
    icon: FileKey,
  },
  { names: /\.(json[c5l]?|geojson|webmanifest|jsonld|ipynb)$/, icon: FileBraces },
  {
    names:
      /^((docker|container|make|rake|gem|vagrant|jenkins|just|brew|pip|cmakelists|proc)file|codeowners|\..*(rc|config|ignore|attributes|modules|version|settings))(\..*)?$|^cmakelists\.txt$|\.(ya?ml|toml|ini|cfg|conf|properties|plist|gradle|bazel|mk|tf|tfvars|hcl|nix|editorconfig|service|desktop)$|\.config\.\w+$/,
    icon: FileCog,
  },
  { names: /\.(sh|bash|zsh|fish|nu|ps1|psm1|psd1|bat|cmd)$|^gradlew$/, icon: FileTerminal },
  {
    names: /\.(png|jpe?g|gif|webp|bmp|svg|ico|icns|avif|heic|heif|tiff?|psd|ai|eps|fig|xcf|drawio)$/,
    icon: FileImage,
  },
  { names: /\.(mp3|wav|ogg|oga|opus|flac|aac|m4a|midi?)$/, icon: FilePlay },
  { names: /\.(mp4|m4v|mkv|mov|avi|webm|ogv|mpe?g)$/, icon: FilePlay },
  { names: /\.(ttf|otf|woff2?|eot)$/, icon: FileType },
  { names: /\.(csv|tsv|xlsx?|ods|numbers|parquet|arrow)$/, icon: FileSpreadsheet },
  { names: /\.(diff|patch|rej)$/, icon: FileText },
  {
    names: /\.(zip|tar|gz|tgz|bz2|xz|zst|br|7z|rar|jar|war|whl|gem|deb|rpm|dmg|iso|apk|crate|asar)$/,
    icon: FileArchive,
  },
  { names: /\.(exe|dll|so|dylib|a|o|obj|lib|class|pyc|wasm|bin|node|dat)$/, icon: FileBox },
  { names: /\.(sqlite3?|db|db3|mdb|duckdb)$/, icon: FileBox },
  {
    names:
      /\.(md|mdx|markdown|txt|rst|adoc|org|tex|bib|pdf|rtf|docx?|odt|pptx?|odp|epub|log)$|^(licen[cs]e|copying|notice|readme|changelog|authors|contributing|todo)/,
    icon: FileText,
  },
  {
    names:
      /\.([cm]?[jt]sx?|pyi?|pyx|rb|erb|go|rs|java|kts?|swift|mm?|[ch](c|pp|xx)?|hh|inl|ino|cu|glsl|wgsl|hlsl|vert|frag|cs|csx|csproj|fsx?|fsproj|vb|sln|php|lua|dart|scala|sc|groovy|clj[cs]?|edn|html?|xhtml|hbs|ejs|pug|njk|liquid|css|s[ac]ss|less|styl|vue|svelte|astro|sql|prisma|graphql|gql|proto|thrift|xml|xsl|xsd|r|rmd|jl|exs?|erl|hrl|hs|elm|mli?|pl|pm|tcl|zig|nim|v|cr|d|asm|s|f90|pas|vim|el|lisp|scm|rkt|sol|move|cairo)$/,
    icon: FileCode,
  },
];
