import type { ToolContext } from '../../tools/kit/tool';

/**
 * A tool context for judging a past call. It works for tools that decide by their arguments alone; every other use
 * throws.
 */
export function noContext({ workspace, signal }: Pick<ToolContext, 'workspace' | 'signal'>): ToolContext {
  return {
    ...{ workspace, signal, callId: '', shared: undefined, mayAskModel: false, readText: ofNoCall },
    ...{ tools: ofNoCall, report: ofNoCall, accepts: ofNoCall, goesOnUntil: ofNoCall, fileSeen: ofNoCall },
    ...{ isDenied: ofNoCall, unreadablePlaces: ofNoCall, judgeConnection: ofNoCall, keepOutput: ofNoCall },
    ...{
      runNested: ofNoCall,
      keepContent: ofNoCall,
      keepCopy: ofNoCall,
      fileChanged: ofNoCall,
      lookAgain: ofNoCall,
    },
  };
}

function ofNoCall(): never {
  throw new Error('a tool asked for something of a call that is over');
}
