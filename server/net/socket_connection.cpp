#include "server/net/socket_connection.h"

#include <deque>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace spannung::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

websocket::close_reason wireReason(CloseReason reason) {
  switch (reason) {
    case CloseReason::goingAway: return {websocket::close_code::going_away, "closing"};
    case CloseReason::tooFast: return {websocket::close_code::policy_error, "too fast"};
    case CloseReason::tooMany: return {websocket::close_code::policy_error, "too many connections"};
    case CloseReason::tooSlow: return {websocket::close_code::try_again_later, "too slow"};
    case CloseReason::bye: return {websocket::close_code::normal};
  }
  return {websocket::close_code::normal};
}

class SocketConnection final : public Socket,
                               public std::enable_shared_from_this<SocketConnection> {
 public:
  SocketConnection(beast::tcp_stream stream, std::shared_ptr<SocketClient> client,
                   const TransportLimits& limits, std::unique_ptr<ConnectionCount::Ticket> ticket)
      : stream_(std::move(stream)),
        client_(std::move(client)),
        limits_(limits),
        ticket_(std::move(ticket)) {}

  void start(BeastRequest request) {
    // From here on the WebSocket keeps its own time.
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = limits_.request;
    timeout.idle_timeout = limits_.silence;
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(limits_.messageBytes);
    request_ = std::move(request);
    stream_.async_accept(
        request_, [self = shared_from_this()](beast::error_code error) { self->accepted(error); });
  }

  void send(SharedText text) override {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), text = std::move(text)]() mutable {
                 self->enqueue(std::move(text));
               });
  }

  void close(CloseReason reason) override {
    asio::post(stream_.get_executor(), [self = shared_from_this(), reason] {
      if (self->ended_) return;
      if (reason == CloseReason::tooSlow) return self->cutOff();
      if (std::exchange(self->closing_, true)) return;
      self->farewell_ = reason;
      if (!self->writing_) self->sayGoodbye();
    });
  }

 private:
  void accepted(beast::error_code error) {
    request_ = {};
    if (error) return;  // nobody was told of this connection yet
    open_ = true;
    client_->opened(shared_from_this());
    if (closing_ && !writing_) sayGoodbye();
    if (!writing_ && !queue_.empty()) write();
    read();
  }

  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
      self->wasRead(error);
    });
  }

  void wasRead(beast::error_code error) {
    if (error || ended_) return end();
    const auto data = buffer_.cdata();
    text_.assign(static_cast<const char*>(data.data()), data.size());
    buffer_.consume(buffer_.size());
    constexpr std::size_t kKeptBytes = 4096;  // thousands of idle connections shall stay small
    if (buffer_.capacity() > kKeptBytes) buffer_ = {};
    if (!closing_) client_->received(text_);
    text_ = {};
    read();
  }

  void enqueue(SharedText text) {
    if (ended_ || closing_) return;
    queuedBytes_ += text->size();
    queue_.push_back(std::move(text));
    if (queuedBytes_ > limits_.queuedBytes || queue_.size() > limits_.queuedTexts) return cutOff();
    if (open_ && !writing_) write();
  }

  void write() {
    writing_ = true;
    stream_.text(true);
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          self->wasWritten(error);
                        });
  }

  void wasWritten(beast::error_code error) {
    writing_ = false;
    if (error || ended_) return end();
    queuedBytes_ -= queue_.front()->size();
    queue_.pop_front();
    if (!queue_.empty()) return write();
    queue_.shrink_to_fit();
    if (closing_) sayGoodbye();
  }

  void sayGoodbye() {
    if (!open_ || ended_) return;
    writing_ = true;
    stream_.async_close(wireReason(farewell_),
                        [self = shared_from_this()](beast::error_code) { self->end(); });
  }

  // Without another word: whoever does not read would not read that either.
  void cutOff() {
    beast::get_lowest_layer(stream_).close();
    end();
  }

  void end() {
    if (std::exchange(ended_, true)) return;
    ticket_.reset();
    if (const auto client = std::exchange(client_, nullptr); client && open_) client->closed();
  }

  websocket::stream<beast::tcp_stream> stream_;
  std::shared_ptr<SocketClient> client_;
  TransportLimits limits_;
  std::unique_ptr<ConnectionCount::Ticket> ticket_;
  BeastRequest request_;
  beast::flat_buffer buffer_;
  std::string text_;
  std::deque<SharedText> queue_;
  std::size_t queuedBytes_ = 0;
  bool open_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool ended_ = false;
  CloseReason farewell_ = CloseReason::bye;
};

}  // namespace

std::shared_ptr<Socket> startSocket(beast::tcp_stream stream, BeastRequest request,
                                    std::shared_ptr<SocketClient> client,
                                    const TransportLimits& limits,
                                    std::unique_ptr<ConnectionCount::Ticket> ticket) {
  auto connection = std::make_shared<SocketConnection>(std::move(stream), std::move(client), limits,
                                                       std::move(ticket));
  connection->start(std::move(request));
  return connection;
}

}  // namespace spannung::server
