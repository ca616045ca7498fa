// Ends with 0 if this Node is new enough for the tools that build the page. Old Nodes must be able to read it, too.
var version = process.versions.node.split('.').map(Number);
var fits = version[0] > 22 || (version[0] === 22 && version[1] >= 12) || (version[0] === 20 && version[1] >= 19);
process.exit(fits ? 0 : 1);
