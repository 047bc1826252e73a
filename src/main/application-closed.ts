/** The reason of a signal by which the end of the application, not a person, ends what runs. */
export const applicationClosed = new Error('The application was closed.');
