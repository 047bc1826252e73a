import { AppError, type ErrorCode } from '@shared/errors';
import { isMissing } from '../base/errno';
import { OutsideError, ToolError } from '../base/tool-error';

// Error translation: turns errors of the project into errors for a window.

/** Runs `work` and converts a ToolError to an AppError for the window. */
export async function forWindow<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new AppError(codeOf(error), error.told, { cause: error });
  }
}

function codeOf(error: ToolError): ErrorCode {
  if (error instanceof OutsideError) return 'outside-project';
  return isMissing(error.cause) ? 'not-found' : 'unavailable';
}
