import type { notUnderstood as english } from '../../english/reasons/not-understood';
import type { Chinese } from '../../translation/translation';

// Not understood: why nobody can tell what a command line does. Each continues "it cannot be understood: …".

export const notUnderstood = {
  'not-understood.empty': '它是空的',
  'not-understood.invalid': '它无效',
  'not-understood.too-long': '它超过 {{characters, number}} 个字符',
  'not-understood.too-deep': '它的嵌套过深',
  'not-understood.too-many': '它包含超过 {{commands}} 个命令',
  'not-understood.control-characters': '它包含控制字符',
  'not-understood.blanks': '无法区分其中的词和运算符',
  'not-understood.sign': '它包含“{{sign}}”',
  'not-understood.word': '“{{word}}”在运行之前无法得知',
  'not-understood.redirection': '重定向“{{redirection}}”在运行之前无法得知',
  'not-understood.reserved': '它包含“{{word}}”，这不只是一个命令',
  'not-understood.program-pattern': '程序名称“{{name}}”是一个模式',
  'not-understood.cd': '“cd”通向何处在运行之前无法得知',
  'not-understood.after-cd': '它在何处运行取决于可能已失败的“cd”',

  'not-understood.array': '它给数组赋值',
  'not-understood.sets': '它设置了 {{name}}，程序会因此被引向别处',
  'not-understood.declaration': '它包含变量声明',
  'not-understood.test': '它包含方括号中的条件测试',
  'not-understood.variable': '它包含变量',
  'not-understood.command-substitution': '它包含命令替换',
  'not-understood.arithmetic': '它包含算术运算',
  'not-understood.function': '它包含函数',
  'not-understood.translated-string': '它包含需翻译的字符串',
} as const satisfies Chinese<typeof english>;
