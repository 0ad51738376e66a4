// Starts the storefront once the first view, which came with the page, is painted: before that its
// pictures and the font have the line for themselves. Written into the page by the build.
;(function (entry, files) {
  function start() {
    var own = document.querySelector('meta[name=page-files]')
    files.concat(own ? own.content.split(' ') : []).forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = '/' + file
      link.nonce = '__CSP_NONCE__'
      document.head.append(link)
    })
    import(entry)
  }
  var waits = document.getElementById('root').firstChild && document.visibilityState === 'visible'
  if (waits)
    requestAnimationFrame(function () {
      setTimeout(start)
    })
  else start()
})(__ENTRY__, __FILES__)
