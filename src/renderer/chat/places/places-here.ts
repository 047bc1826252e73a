import { createContext } from 'react';

/** Whether places in a text belong to the project of this window; those of another project have no links. */
export const PlacesHere = createContext(true);
