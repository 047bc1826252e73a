import type { ToolActivity } from '@shared/tools/tools';
import {
  Bookmark,
  Bot,
  Bug,
  ClipboardList,
  FilePen,
  FilePlus2,
  Files,
  FileText,
  FileX2,
  FolderTree,
  Globe,
  GraduationCap,
  ListTodo,
  type LucideIcon,
  MessageCircleQuestion,
  Network,
  PackageSearch,
  Plug,
  SearchCode,
  SearchSlash,
  SquareTerminal,
  Wrench,
} from 'lucide-react';

// An icon for the activity of a tool.

const icons: Readonly<Record<ToolActivity, LucideIcon>> = {
  'list-folder': FolderTree,
  'read-file': FileText,
  'read-files': Files,
  'write-file': FilePlus2,
  'edit-file': FilePen,
  'delete-file': FileX2,
  'find-files': SearchSlash,
  'search-text': SearchCode,
  'check-code': Bug,
  'run-command': SquareTerminal,
  'write-todos': ListTodo,
  'fetch-page': Globe,
  'search-web': Globe,
  connect: Network,
  'save-memory': Bookmark,
  'present-plan': ClipboardList,
  'ask-person': MessageCircleQuestion,
  'run-agent': Bot,
  'use-skill': GraduationCap,
  'find-tools': PackageSearch,
  'call-elsewhere': Plug,
};

/** `activity`: undefined if the tool is unknown. */
export function toolIcon(activity: ToolActivity | undefined): LucideIcon {
  return (activity && icons[activity]) ?? Wrench;
}
