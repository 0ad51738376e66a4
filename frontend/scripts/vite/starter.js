// Starts the storefront once the first view, which came with the page, is painted with its main picture: until
// then that and the font have the line for themselves. Written into the page by the build.
;(function (entry, files) {
  var longest = 300
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
  function whenPainted(act) {
    requestAnimationFrame(function () {
      setTimeout(act)
    })
  }
  function whenPictured(act) {
    var picture = document.querySelector('#root img[fetchpriority=high]')
    if (!picture || picture.complete) return act()
    var timer = setTimeout(go, longest)
    picture.addEventListener('load', go)
    picture.addEventListener('error', go)
    function go() {
      clearTimeout(timer)
      picture.removeEventListener('load', go)
      picture.removeEventListener('error', go)
      act()
    }
  }
  // A page in the background is not painted.
  if (!document.getElementById('root').firstChild || document.visibilityState !== 'visible') return start()
  whenPainted(function () {
    whenPictured(function () {
      whenPainted(start)
    })
  })
})(__ENTRY__, __FILES__)
