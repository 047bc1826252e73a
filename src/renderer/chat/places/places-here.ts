import { createContext } from 'react';

/** Whether places in files that a text names are of the project this window shows; those of another lead nowhere. */
export const PlacesHere = createContext(true);
