// The keys that walk the changes of a diff. What every key of a question means is in `approvals/question-keys.ts`.

export const nextChangeKeys = 'F7';
export const previousChangeKeys = 'Shift+F7';
export const listChangesKeys = 'Mod+F7';
