// Plain JavaScript that any Node can read: it runs before there is a Node 26 to run the rest.
const major = Number(process.versions.node.split('.')[0])

if (major < 26) {
  console.error(
    `Listwright runs on Node 26, which its own packages bring along; this is Node ${process.versions.node}.\n` +
      'Please run "npm ci" first, then this command again.',
  )
  process.exit(1)
}
