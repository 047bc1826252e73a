// Effects of a command in the sandbox that the user must know. Paths are relative to the project, or absolute for other
// folders.

export type Aftermath = {
  /** New files and folders with protected names. Only existing ones can be closed before a command. */
  readonly appeared: readonly string[];
  /** Files that git outside the sandbox would obey, under their names before Pilotfish renamed them. */
  readonly putAside: readonly string[];
  /** Changed files in folders of packages that are hard links to files outside these folders. */
  readonly changedElsewhere: readonly string[];
};

export const nothingMade: Aftermath = { appeared: [], putAside: [], changedElsewhere: [] };

export type Ended = Aftermath & {
  /** The number of its processes that ended only with it; 0 if they are not counted. */
  readonly left: number;
};

export const nothingLeft: Ended = { ...nothingMade, left: 0 };
