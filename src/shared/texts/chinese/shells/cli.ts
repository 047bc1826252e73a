import type { cli as english } from '../../english/shells/cli';
import type { Chinese } from '../../translation/translation';

// Command line: what `pilotfish` prints, whatever it was asked for.

export const cli = {
  'cli.help': `Pilotfish：处理你当前代码的智能体，它的每项更改都由你审阅。

  pilotfish [文件夹 …]            在各自的窗口中打开每个文件夹（默认：当前文件夹），
                                  若无法运行 Electron，则在浏览器中打开
  pilotfish serve [文件夹 …]      将文件夹提供给浏览器访问，每个文件夹使用各自的链接
      --port N                    端口（默认：空闲端口）
      --host ADDR                 侦听的地址（默认：127.0.0.1）
      --no-open                   不打开浏览器
  pilotfish run <文件夹> --prompt TEXT
                                  在没有窗口的情况下运行一个提示词
      --mode MODE                 plan、ask、accept-edits 或 auto
      --output FORMAT             text（默认）、json 或 stream-json
      --continue CHAT             继续某个聊天
      --no-sandbox                命令不在系统沙盒中运行
      --trust                     在此次运行中使用文件夹自带文件提供的内容
                                  （服务器、智能体、命令、记忆）
  pilotfish check <文件夹> --command TEXT
                                  说明某个命令会怎样以及原因；不运行任何内容
      --mode MODE                 plan、ask（默认）、accept-edits 或 auto
      --sandbox on|off            它是否会在系统的沙盒中运行（默认：与实际一致）
      --batch                     改为从标准输入读取 JSON 行，并为每行输出一行：
                                  { "command", "mode"?, "directory"?, "rules"?: [{ "effect", "tool", "match" }] }
  pilotfish undo <文件夹>         撤回最近一轮通过工具和命令所做的改动，
                                  只要此后没有人再改过
      --chat CHAT                 在此聊天中（默认：该文件夹最新的聊天）
      --turn N | --call ID        第 N 轮（从 1 数起），或某个调用
      --list                      列出可以撤回的内容，不做任何改动
      --dry-run                   说明会撤回什么，不做任何改动
      --output FORMAT             text（默认）或 json
  pilotfish --help | --version

以 serve 方式运行的 Pilotfish 会为每个文件夹输出一个链接。每个链接只能由一个浏览器打开一次；链接使用后，会立即输出供
下一个浏览器使用的新链接。若要从其他计算机访问，请使用隧道：ssh -L 4000:127.0.0.1:4000 you@machine，并指定 --port 4000。

使用“run”时没有人可供询问：需要回答的调用会被拒绝。退出代码：本轮结束为 0，失败为 1，参数错误为 2，
按 Ctrl-C 后为 130。

OPENAI_API_KEY、OPENAI_BASE_URL 和 OPENAI_MODEL 用于选择模型；未设置时，由设置中选择的模型回答。
PILOTFISH_HOME 可移动数据文件夹；PILOTFISH_SANDBOX（auto、require 或 off）是单次启动的沙盒设置。
`,

  /** Two lines. */
  'cli.wrong': '{{problem}}\n请尝试：pilotfish --help',
  /** A sentence of Node's, without its full stop. */
  'cli.not-parsed': '{{sentence}}。',
  'cli.run-needs-folder': 'run 需要文件夹：pilotfish run <文件夹> --prompt TEXT。',
  'cli.run-needs-prompt': 'run 需要提示词：pilotfish run <文件夹> --prompt TEXT。',
  'cli.folder-empty': '文件夹为空文本。',
  'cli.one-folder-only': '一个提示词只能在一个文件夹中运行；“{{extra}}”是多余的。',
  'cli.no-port': '--port 接受 0 到 65535 之间的数字，不接受“{{given}}”。',
  'cli.option-empty': '{{option}} 不能为空。',
  'cli.no-such-choice': '{{option}} 接受 {{choices, list}}，不接受“{{given}}”。',

  'cli.node-too-old': 'Pilotfish 需要 Node {{oldest}} 或更高版本；当前版本为 {{version}}。',

  'cli.fetching-electron': '正在获取 Electron（仅此一次）…',
  'cli.no-display': '此处没有显示器，因此将 Pilotfish 提供给浏览器访问。',
  'cli.no-electron':
    '此处没有 Electron，也无法获取（npx install-electron），因此将 Pilotfish 提供给浏览器访问。',
  'cli.electron-crashed': 'Electron 崩溃（{{signal}}）。',
  'cli.no-window': 'Electron 在显示窗口之前已结束（{{how}}），因此将 Pilotfish 提供给浏览器访问。',
  'cli.exit-code': '退出代码为 {{code}}',
  /** The commands that do it follow. */
  'cli.apparmor-remedy': 'AppArmor 阻止 Electron 在此系统上创建沙盒。若要允许，请执行一次：',

  'cli.served': 'Pilotfish 在 {{link}} 提供 {{folder}}',
  'cli.next-link': '供其他浏览器使用的链接：{{link}}',
  'cli.next-link-of': '供其他浏览器访问 {{folder}} 的链接：{{link}}',

  'cli.left-out': '不受信任，因此已忽略：{{things, list}}。使用 --trust 可在此次运行中使用。',
  'cli.sandbox-there': '命令在沙盒中运行。',
  'cli.sandbox-missing': '命令在没有沙盒的情况下运行：{{why}}',
  'cli.sandbox-required': '命令将被拒绝，因为设置要求使用沙盒，但此计算机没有：{{why}}',
  'cli.left-out-thing': '{{kind}} {{name}}',

  'cli.no-such-chat': '此项目中没有聊天“{{chat}}”。',
  'cli.call-done': '✓ {{tool}}：{{title}}（{{milliseconds}} 毫秒）',
  'cli.call-ended': '✗ {{tool}}：{{title}}（{{milliseconds}} 毫秒）：{{phase}}：{{why}}',
  'cli.phase-failed': '失败',
  'cli.phase-rejected': '已拒绝',
  'cli.phase-cancelled': '已取消',

  /** Said alone: what would become of a command. */
  'cli.check-run': '它会运行：{{because}}。',
  'cli.check-ask': '它会询问：{{because}}。',
  'cli.check-refuse': '它会被拒绝：{{because}}。',
  /** One command of it. */
  'cli.check-part': '  {{text}}：{{why}}',
  'cli.check-needs-folder': 'check 需要文件夹：pilotfish check <文件夹> --command TEXT。',
  'cli.check-needs-command': 'check 需要 --command TEXT 或 --batch 其中之一。',
  'cli.check-one-folder': '命令只能在一个文件夹中检查；“{{extra}}”是多余的。',
  'cli.check-line': '第 {{line, number}} 行：{{problem}}。',
  'cli.undo-needs-folder': 'undo 需要一个文件夹：pilotfish undo <文件夹>。',
  'cli.undo-one-folder': '一次只在一个文件夹中撤回；“{{extra}}”多余。',
  'cli.undo-turn-or-call': '请只给出 --turn 或 --call 之一。',
  'cli.no-turn': '--turn 需要从 1 开始的数字，而不是“{{given}}”。',
  'cli.no-chats': '此项目中没有聊天。',
  'cli.no-such-turn': '此聊天中没有第 {{turn, number}} 轮。',
  'cli.no-such-call': '此聊天中没有调用“{{call}}”。',
  'cli.undo-none': '没有可以撤回的改动。',
  'cli.undo-turn': '第 {{number, number}} 轮：{{message}}',
  'cli.undo-file': '  {{file}}：{{became}}，+{{added, number}} −{{removed, number}}',
  'cli.became-created': '新建',
  'cli.became-changed': '已更改',
  'cli.became-deleted': '已删除',
  'cli.became-as-before': '与之前相同',
  'cli.undone': '已撤回：{{file}}',
  'cli.undone-in-part': '已部分撤回，因为此后又被改动：{{file}}',
  'cli.would-undo': '将撤回：{{file}}',
  'cli.would-undo-in-part': '将部分撤回，因为此后又被改动：{{file}}',
  'cli.undo-kept': '保持原样：{{file}}：{{why}}',
  'cli.undo-left-out': '因过大或不可读而未查看：{{files, list}}',
  'cli.check-not-json': '不是 JSON',
} as const satisfies Chinese<typeof english>;
