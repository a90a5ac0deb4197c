#include "server/net/http_connection.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/client_address.h"
#include "server/net/http_request.h"
#include "server/net/socket_connection.h"

namespace spannung::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

// What every reply says to browsers: nothing but our own scripts runs, nobody frames us.
constexpr std::pair<const char*, const char*> kSecurityHeaders[] = {
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
     "style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
     "form-action 'self'; "
     "frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"X-Frame-Options", "DENY"},
};

std::string headerOf(const BeastRequest& request, beast::string_view name) {
  const auto found = request.find(name);
  return found == request.end() ? std::string() : std::string(found->value());
}

// Several headers of one name are one list.
std::string listOf(const BeastRequest& request, beast::string_view name) {
  std::string list;
  const auto [first, last] = request.equal_range(name);
  for (auto field = first; field != last; ++field) {
    if (field != first) list += ", ";
    list.append(field->value().data(), field->value().size());
  }
  return list;
}

ForwardedHeaders forwardedHeaders(const BeastRequest& request) {
  return {.forwarded = listOf(request, "Forwarded"),
          .forwardedFor = listOf(request, "X-Forwarded-For"),
          .forwardedProto = listOf(request, "X-Forwarded-Proto"),
          .forwardedHost = listOf(request, "X-Forwarded-Host"),
          .hasOthers = request.count("Via") > 0 || request.count("X-Real-IP") > 0};
}

HttpReply plainReply(int status, std::string text) {
  return {.status = status, .type = "text/plain; charset=utf-8", .body = std::move(text)};
}

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
 public:
  // Without a ticket for its address one is taken for each request.
  HttpConnection(asio::ip::tcp::socket socket, TransportShared& shared, IpAddress connected,
                 Admission admission)
      : stream_(std::move(socket)),
        shared_(shared),
        connected_(std::move(connected)),
        admission_(std::move(admission)),
        entersForEachRequest_(!admission_.address) {}

  void read() {
    parser_.emplace();
    parser_->header_limit(shared_.limits.headerBytes);
    parser_->body_limit(shared_.limits.bodyBytes);
    stream_.expires_after(shared_.limits.request);
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](beast::error_code error, std::size_t) {
                       self->wasRead(error);
                     });
  }

 private:
  void wasRead(beast::error_code error) {
    if (error == http::error::body_limit) return refuse(413, "too large\n");
    if (error == http::error::header_limit) return refuse(431, "headers too large\n");
    if (error && error.category() == http::make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message)
      return refuse(400, "bad request\n");
    if (error) return shut();
    handle(parser_->release());
  }

  void refuse(int status, std::string text) {
    keepAlive_ = false;
    unread_ = shared_.limits.drainedBytes;
    version_ = 11;
    headOnly_ = false;
    write(plainReply(status, std::move(text)));
  }

  void handle(BeastRequest request) {
    keepAlive_ = request.keep_alive();
    version_ = request.version();
    headOnly_ = request.method() == http::verb::head;
    if (request.count(http::field::host) != 1 && version_ >= 11)
      return refuse(400, "exactly one host is needed\n");
    HttpRequest plain = plainRequest(request);
    if (!readTarget({request.target().data(), request.target().size()}, plain))
      return refuse(400, "bad address\n");
    if (!enter(plain)) return write(plainReply(429, "too many connections\n"));
    // Nothing is read while we think, so time does not run against the client.
    stream_.expires_never();
    if (beast::websocket::is_upgrade(request)) return admit(std::move(request), std::move(plain));
    shared_.site.answer(std::move(plain), [self = shared_from_this()](HttpReply reply) {
      asio::post(self->stream_.get_executor(),
                 [self, reply = std::move(reply)]() mutable { self->write(std::move(reply)); });
    });
  }

  bool enter(const HttpRequest& request) {
    if (!entersForEachRequest_ || request.limitedAs.empty()) return true;
    admission_.address = shared_.count->enterFrom(request.limitedAs);
    return admission_.address != nullptr;
  }

  HttpRequest plainRequest(BeastRequest& request) const {
    HttpRequest plain{.method = std::string(request.method_string()), .path = {}};
    if (headOnly_) plain.method = "GET";
    plain.origin = headerOf(request, "Origin");
    plain.cookie = headerOf(request, "Cookie");
    plain.acceptLanguage = headerOf(request, "Accept-Language");
    plain.ifNoneMatch = listOf(request, "If-None-Match");
    plain.acceptEncoding = listOf(request, "Accept-Encoding");
    const Client client = clientOf(connected_, forwardedHeaders(request), shared_.trustedProxies,
                                   headerOf(request, "Host"));
    plain.address = client.address.to_string();
    plain.addressIsCertain = client.isCertain;
    plain.limitedAs = client.isThisMachine ? std::string() : limitGroup(client.address);
    plain.secure = client.isSecure;
    plain.hosts = {headerOf(request, "Host")};
    if (!client.host.empty()) plain.hosts.push_back(client.host);
    plain.host = plain.hosts.back();
    plain.body = std::move(request.body());
    return plain;
  }

  void admit(BeastRequest request, HttpRequest plain) {
    auto held = std::make_shared<BeastRequest>(std::move(request));
    shared_.site.admit(std::move(plain), [self = shared_from_this(), held](Site::Welcome welcome) {
      asio::post(self->stream_.get_executor(),
                 [self, held, welcome = std::move(welcome)]() mutable {
                   self->admitted(std::move(*held), std::move(welcome));
                 });
    });
  }

  void admitted(BeastRequest request, Site::Welcome welcome) {
    if (!welcome) return write(std::move(welcome.error()));
    shared_.onSocket(startSocket(std::move(stream_), std::move(request), std::move(*welcome),
                                 shared_.limits, std::move(admission_)));
  }

  void write(HttpReply reply) {
    reply_ = std::move(reply);
    const std::string_view content = reply_.content();
    response_.emplace();
    response_->result(static_cast<unsigned>(reply_.status));
    response_->version(version_);
    response_->set(http::field::content_type, reply_.type);
    for (const auto& [name, value] : kSecurityHeaders) response_->set(name, value);
    for (const auto& [name, value] : reply_.headers) response_->insert(name, value);
    response_->keep_alive(keepAlive_);
    if (reply_.status != 304) response_->content_length(content.size());
    if (!headOnly_) response_->body() = {content.data(), content.size()};
    stream_.expires_after(shared_.limits.request);
    const auto done = [self = shared_from_this()](beast::error_code error, std::size_t) {
      self->wasWritten(error);
    };
    http::async_write(stream_, *response_, done);
  }

  void wasWritten(beast::error_code error) {
    response_.reset();
    reply_ = {};
    if (entersForEachRequest_) admission_.address.reset();
    if (!error && keepAlive_) return read();
    shut();
    if (!error && unread_ > 0) drain();
  }

  void shut() {
    beast::error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  }

  // Closing while the client still sends would reset the connection, and the client would never
  // see why it was refused.
  void drain() {
    buffer_.clear();
    stream_.async_read_some(
        buffer_.prepare(kDrainedAtOnce),
        [self = shared_from_this()](beast::error_code error, std::size_t bytes) {
          self->unread_ -= std::min(bytes, self->unread_);
          if (!error && self->unread_ > 0) self->drain();
        });
  }

  static constexpr std::size_t kDrainedAtOnce = 16U << 10U;

  using Body = http::span_body<const char>;

  beast::tcp_stream stream_;
  TransportShared& shared_;
  IpAddress connected_;
  Admission admission_;
  bool entersForEachRequest_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::optional<http::response<Body>> response_;
  HttpReply reply_;
  unsigned version_ = 11;
  bool keepAlive_ = false;
  bool headOnly_ = false;
  std::size_t unread_ = 0;  // how much of a refused request we let pass before we close
};

}  // namespace

void startHttp(asio::ip::tcp::socket socket, TransportShared& shared) {
  boost::system::error_code error;
  const auto peer = socket.remote_endpoint(error);
  if (error) return;
  const IpAddress address = plainAddress(peer.address());
  const bool speaksForOthers = address.is_loopback() || shared.trustedProxies.contains(address);
  Admission admission{.connection = shared.count->enter()};
  if (!speaksForOthers) admission.address = shared.count->enterFrom(limitGroup(address));
  // Closing the socket says enough to a flood.
  if (!admission.connection || (!speaksForOthers && !admission.address)) return;
  const auto executor = socket.get_executor();
  auto connection =
      std::make_shared<HttpConnection>(std::move(socket), shared, address, std::move(admission));
  asio::dispatch(executor, [connection] { connection->read(); });
}

}  // namespace spannung::server
