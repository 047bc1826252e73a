import type { AskModel } from '../correction/model-stage';
import type { ToolServices } from './services';
import type { ToolContext } from './tool';

/** Asks the model for its intention; null if the setting is off. */
export function correcting(
  { sideRequest, correctsByModel }: Pick<ToolServices, 'sideRequest' | 'correctsByModel'>,
  { mayAskModel, signal }: Pick<ToolContext, 'mayAskModel' | 'signal'>,
): AskModel | null {
  return mayAskModel && correctsByModel() ? (request) => sideRequest(request, signal) : null;
}
