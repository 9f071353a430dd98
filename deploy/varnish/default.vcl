vcl 4.1;

# Sobremesa behind Varnish (6.1 or newer, no extra modules). The product: EDGE_CACHE=on, PURGE_BY=key,
# PURGE_URL=http://this-machine:6081, PURGE_SECRET; docs/operations.md, "Behind a CDN".

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = {
    .url = "/robots.txt";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 1;
    .initial = 1;
  }
}

sub vcl_recv {
  # The product names the keys of what has changed. Its secret is in a file of ours alone, without a line end:
  # printf %s "$PURGE_SECRET" > /etc/varnish/purge-secret && chmod 640 /etc/varnish/purge-secret
  # chgrp varnish /etc/varnish/purge-secret
  if (req.method == "PURGE") {
    set req.http.X-Secret = std.fileread("/etc/varnish/purge-secret");
    if (req.http.X-Secret !~ "^[A-Za-z0-9_-]{16,128}$" || req.http.X-Purge != req.http.X-Secret) {
      return (synth(403, "Forbidden"));
    }
    if (req.http.Surrogate-Key !~ "^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$") {
      return (synth(400, "Bad Request"));
    }
    # An expression of a ban has no space in it.
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
    return (synth(200, "Purged"));
  }
  unset req.http.X-Purge;
  unset req.http.X-Secret;
  # The product names requests; visitors do not.
  unset req.http.X-Request-Id;

  # What is for one person alone, or changes something.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(api|admin|quote|calendar|language)([/?]|$)") {
    return (pass);
  }
  # A television asks each second whether its page is another; a cache would not pass on which one it has.
  if (req.url ~ "^(/[a-z][a-z])?/screen([?]|$)") {
    return (pass);
  }
  # What a diner may eat, in the address, is theirs.
  if (req.url ~ "[?&]for=") {
    return (pass);
  }

  # Who is signed in to the office sees on the pages where each of them is edited.
  if (req.http.Cookie ~ "[.]session_token=" && req.url !~ "^/(images|assets|fonts)/") {
    return (pass);
  }

  # Of the parameters, only those that pages have. Pictures are signed with all of theirs.
  if (req.url ~ "\?" && req.url !~ "^/images/") {
    set req.url = regsuball(req.url, "([?&])(?!(list|submenu|page|people|place|kind|extra|date|part)=)[^?&]*", "\1");
    set req.url = regsuball(req.url, "&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }

  # Of the cookies, only the language of who has chosen another one than that of the address.
  if (req.url !~ "^/(es|en|ca|gl|eu|pt|fr|it|de|nl|sv|da|pl|ro|ar)([/?]|$)" && req.http.Cookie ~ "(^|;[ ]*)language=(es|en|ca|gl|eu|pt|fr|it|de|nl|sv|da|pl|ro|ar)[ ]*(;|$)") {
    set req.http.X-Language = regsub(req.http.Cookie, "^(?:.*;[ ]*)?language=(es|en|ca|gl|eu|pt|fr|it|de|nl|sv|da|pl|ro|ar)[ ]*(?:;.*)?$", "language=\1");
    set req.http.Cookie = req.http.X-Language;
  } else {
    unset req.http.X-Language;
    unset req.http.Cookie;
  }

  if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(,|$|;(?!\s*q=0(\.0*)?\s*([,;]|$)))") {
    set req.http.X-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(,|$|;(?!\s*q=0(\.0*)?\s*([,;]|$)))") {
    set req.http.X-Encoding = "gzip";
  } else {
    set req.http.X-Encoding = "identity";
  }

  if (req.url ~ "^/images/") {
    if (req.http.Accept ~ "(?i)image/avif\s*(,|$|;(?!\s*q=0(\.0*)?\s*([,;]|$)))") {
      set req.http.Accept = "image/avif";
    } elsif (req.http.Accept ~ "(?i)image/webp\s*(,|$|;(?!\s*q=0(\.0*)?\s*([,;]|$)))") {
      set req.http.Accept = "image/webp";
    } elsif (req.http.Accept ~ "(?i)image/[a-z]") {
      set req.http.Accept = "image/jpeg";
    } else {
      set req.http.Accept = "*/*";
    }
  }

  # An answer that is stale is better than none, but only while the product is away.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.X-Language);
  hash_data(req.http.X-Encoding);
  if (req.url ~ "^/images/") {
    hash_data(req.http.Accept);
  }
  return (lookup);
}

sub vcl_backend_fetch {
  # Varnish would ask for gzip alone.
  if (bereq.http.X-Encoding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Encoding;
  }
  unset bereq.http.X-Encoding;
  unset bereq.http.X-Language;
}

sub vcl_backend_response {
  set beresp.do_gunzip = false;
  set beresp.do_gzip = false;
  # Only what says so is kept: pages by s-maxage, files and pictures by "public".
  if (bereq.uncacheable || beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(s-maxage=|public)") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  # What it was asked for in is part of the key.
  unset beresp.http.Vary;
  if (beresp.http.Cache-Control ~ "stale-if-error=") {
    # How long it may be answered while the product is well is bounded in vcl_recv, and by stale-while-revalidate.
    if (beresp.http.Cache-Control ~ "stale-while-revalidate=") {
      set beresp.grace = 1d;
    } else {
      # It turns at a known moment.
      set beresp.grace = 0s;
      set beresp.keep = 1d;
    }
  }
  return (deliver);
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
  unset resp.http.Surrogate-Key;
  if (resp.http.Cache-Control ~ "s-maxage=") {
    set resp.http.Cache-Control = "no-cache";
    set resp.http.Vary = "Accept-Encoding";
  }
}
