#include "server/net/socket_connection.h"

#include <deque>
#include <functional>
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

// Every connection keeps the memory of its compressor, so that is small, and forgets each message.
websocket::permessage_deflate compression() {
  websocket::permessage_deflate deflate;
  deflate.server_enable = true;
  deflate.server_max_window_bits = 11;
  deflate.client_max_window_bits = 11;
  deflate.server_no_context_takeover = true;
  deflate.client_no_context_takeover = true;
  deflate.compLevel = 4;
  deflate.memLevel = 4;
  deflate.msg_size_threshold = 1024;  // less fits into one packet anyway
  return deflate;
}

class SocketConnection final : public Socket,
                               public std::enable_shared_from_this<SocketConnection> {
 public:
  SocketConnection(beast::tcp_stream stream, std::shared_ptr<SocketClient> client,
                   const TransportLimits& limits, Admission admission)
      : stream_(std::move(stream)),
        client_(std::move(client)),
        limits_(limits),
        admission_(std::move(admission)) {}

  void start(BeastRequest request) {
    // From here on the WebSocket keeps its own time.
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = limits_.request;
    timeout.idle_timeout = limits_.silence;
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.set_option(compression());
    stream_.read_message_max(limits_.messageBytes);  // also of what was compressed
    request_ = std::move(request);
    stream_.async_accept(
        request_, [self = shared_from_this()](beast::error_code error) { self->accepted(error); });
  }

  void send(SharedText text) override { post(Letter{std::move(text), {}}); }

  void sendLarge(SharedText text, std::function<void()> written) override {
    post(Letter{std::move(text), std::move(written)});
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
  struct Letter {
    SharedText text;
    std::function<void()> written;  // only of large ones

    std::size_t weight() const { return written ? 0 : text->size(); }
  };

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

  void post(Letter letter) {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), letter = std::move(letter)]() mutable {
                 self->enqueue(std::move(letter));
               });
  }

  void enqueue(Letter letter) {
    if (ended_ || closing_) return;
    queuedBytes_ += letter.weight();
    queue_.push_back(std::move(letter));
    if (queuedBytes_ > limits_.queuedBytes || queue_.size() > limits_.queuedTexts) return cutOff();
    if (open_ && !writing_) write();
  }

  void write() {
    writing_ = true;
    stream_.text(true);
    stream_.async_write(asio::buffer(*queue_.front().text),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          self->wasWritten(error);
                        });
  }

  void wasWritten(beast::error_code error) {
    writing_ = false;
    if (error || ended_) return end();
    const Letter sent = std::move(queue_.front());
    queue_.pop_front();
    queuedBytes_ -= sent.weight();
    if (sent.written && !closing_) sent.written();
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
    admission_ = {};
    if (const auto client = std::exchange(client_, nullptr); client && open_) client->closed();
  }

  websocket::stream<beast::tcp_stream> stream_;
  std::shared_ptr<SocketClient> client_;
  TransportLimits limits_;
  Admission admission_;
  BeastRequest request_;
  beast::flat_buffer buffer_;
  std::string text_;
  std::deque<Letter> queue_;
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
                                    const TransportLimits& limits, Admission admission) {
  auto connection = std::make_shared<SocketConnection>(std::move(stream), std::move(client), limits,
                                                       std::move(admission));
  connection->start(std::move(request));
  return connection;
}

}  // namespace spannung::server
