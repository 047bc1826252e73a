// For tests: the parts of generated commands. Each list is one string: one element on each line, as JSON if it is not
// plain, or several with spaces between.

export const readingPrograms = listOf(`
  ls cat head tail wc pwd echo stat file du rg grep find git sort uniq cut tr diff cmp test printf true cd
  which date sed node npm seq basename realpath od md5sum command type tree nl paste bash df id
`);

export const otherPrograms = listOf(`
  rm touch mv cp tee sh bash env xargs sudo node python3 awk perl dd kill chmod mkdir ln curl make eval
  exec source . time nohup xxd canary ./run.sh bin/run.sh /bin/touch if for function ! { [[ [ export alias
  set
`);

export const plainWords = listOf(`
  . src README.md src/a.txt new.txt a HEAD -l -n -a -la -5 -c -e -o -r -f -name -type f -print -- - --stat
  --oneline status log diff show branch --list --version one -exec -delete {} ; + -w 1,2p -v HEAD~1
  --output=new.txt --outp=new.txt --output new.txt --pre --pre=canary -ok -fprint tag
  "x y"
`);

export const oddWords = listOf(`
  * *.md {a,b} ~ ~/x .. /etc/passwd # #x a#b > < | & && ; ' ! !! ( ) = A=b [a] 2 %n -c core.pager=canary
  --ext-diff --textconv -O -Ocanary -z --compress-program=canary -T --files0-from=- -i -D -m
  "$HOME"
  "$(touch new.txt)"
  "\`touch new.txt\`"
  "\\n"
  "\\\\"
  "\\""
  "$"
  "\\t"
  "$((1+1))"
  "\${x:=touch}"
  "<(touch new.txt)"
  "\\u00a0"
  "\\u2028"
  "\\r"
  "\\u0007"
  "\\u00e9"
  "\\u65e5\\u672c"
  "\\ud83d\\udc1f"
  "-c core.fsmonitor=canary"
  "s/x/y/w new.txt"
  "1e touch new.txt"
`);

export const usualCommands = listOf(`
  pwd true
  "ls -la"
  "git status"
  "git log --oneline -5"
  "git diff --stat"
  "git show HEAD"
  "git branch -a"
  "cat README.md"
  "head -n 3 src/a.txt"
  "grep -rn one ."
  "rg one"
  "find . -name \\"*.txt\\""
  "wc -l README.md"
  "echo hello"
  "sort src/a.txt"
  "cd src"
  "cat src/a.txt"
  "node --version"
  "git ls-files"
  "du -sh ."
  "sed -n 1,2p README.md"
  "git blame README.md"
  "stat README.md"
  "printf '%s\\\\n' one"
  "test -f README.md"
  "touch new.txt"
  "rm -rf src"
  "git clean -fd"
  "git branch new"
  "git tag new"
  "git stash"
  "git add new.txt"
  "sed -i s/a/b/ README.md"
  "sort -o new.txt README.md"
  "uniq README.md new.txt"
  "find . -delete"
  "env canary"
  "xargs canary"
  "find . -exec canary {} +"
  "rg --pre canary one"
  "git -c alias.x=!canary x"
  "sed 1wnew.txt a"
  "awk 'BEGIN{system(\\"canary\\")}'"
  "git config x.y z"
  "git remote add a b"
  "date -s 1"
  "tree -o new.txt"
`);

export const operators = listOf(`
  && || ; | & |& ;; ||!
  "\\n"
  "&&\\n"
  "|\\n"
  " # x\\n"
  "! "
  "\\\\\\n"
`);

export const redirects = listOf(`
  >new.txt
  " 2>/dev/null"
  " >/dev/null"
  " 2>&1"
  " > /dev/null 2>&1"
  " &>/dev/null"
  " >&2"
  " > new.txt"
  " >>new.txt"
  " >&new.txt"
  " &>new.txt"
  " >|new.txt"
  " <>new.txt"
  " < README.md"
  " <<< x"
  " <<E\\nx\\nE"
  " 2>new.txt"
  " {x}>new.txt"
  " > /dev/null/../../new.txt"
  " > \\"/dev/null\\""
  " >'new.txt'"
  " 2 > new.txt"
`);

export const prefixes = listOf(`
  "! "
  "A=b "
  "time "
  "exec "
  "PATH=. "
  ">/dev/null "
  ">new.txt "
  "2>&1 "
  "coproc "
  "\\\\\\n"
  "\\t"
`);

export const blanks = listOf(`
  "  "
  "\\t"
  "\\\\\\n"
  " \\\\\\n"
  "\\n"
  " \\\\\\n "
  "\\u00a0"
  "\\r"
  "\\u000b"
  "\\f"
  ""
`);

export const fragments = listOf(`
  ' ( ) { } ; & | < > # ! * ? [ ] ~ = )) && || << >& ^ % @(
  "\\""
  "\\\\"
  "$"
  "\`"
  "\\n"
  " "
  "$("
  "\${"
  "$(("
  "\\\\\\n"
  "$'"
  "$\\""
  "\\u0000"
  "\\r"
  ""
`);

export const expansions = listOf(`
  $x $y $? $# $1 $@ $HOME $HOME/x src/$x $x.txt \${x} \${x%.txt} \${x:-a} \${#x} \${x:=a} \${x@P} \${!x} $((1+2)) $((x))
  -$x $x$y {a,b} src/{a,b}.txt {1..3}
`);

export const assignments = listOf(`
  x=src x=README.md x=* x=-o y=1 x=$y x= A=b LC_ALL=C CI=1 PATH=. GIT_DIR=x HOME=. IFS=a x+=b x=~ LD_PRELOAD=x
  GIT_PAGER=canary PAGER=canary RIPGREP_CONFIG_PATH=README.md BASH_ENV=canary
  "x=$(pwd)"
  "x='a b'"
  "x='$(canary)'"
  "x='a[$(canary)]'"
  "x=(a b)"
`);

export const hereDocuments = listOf(`
  "<<E\\nx\\nE"
  "<<'E'\\n$(canary)\\nE"
  "<<E\\n$(canary)\\nE"
  "<<E\\n$(ls) $x\\nE"
  "<<-E\\n\\tx\\n\\tE"
  "<<\\"E\\"\\nx\\nE"
  "<<E\\nE"
  "<<E | cat\\nx\\nE"
  "<<E > new.txt\\nx\\nE"
  "<<E && ls\\nx\\nE"
  "<< E\\nx\\n E\\nE"
  "<<< x"
  "<<< $x"
  "<<< \\"$(ls)\\""
  "< README.md"
`);

/** A line that begins with a quote is one element, written as JSON; any other holds elements with blanks between. */
function listOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line) =>
    line.startsWith('"') ? [JSON.parse(line) as string] : line.split(' ').filter((word) => word !== ''),
  );
}
