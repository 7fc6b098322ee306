// Loaded before a script that tools/bootstrap.mjs runs in a child: a parent that is killed takes the child along.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
