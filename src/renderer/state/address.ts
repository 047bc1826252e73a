import { projectIn } from '@shared/project';

// The address of the page: it names the project that the window shows, so that a page that is loaded again finds it.

export function projectInAddress(): string | null {
  return projectIn(location.search);
}

export function showInAddress(project: string): void {
  const url = new URL(location.href);
  url.searchParams.set('project', project);
  history.replaceState(null, '', url);
}
