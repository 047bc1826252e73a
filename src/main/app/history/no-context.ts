import type { ToolContext } from '../../tools/kit/tool';

/**
 * Null object for what a tool is given for one call: to find out what a call was about that is over, of a tool that looks at
 * nothing but its arguments for that. What it is asked for beside them throws.
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
