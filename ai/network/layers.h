// The numbers of a value network.
#pragma once

#include <vector>

#include "ai/network/layer.h"
#include "ai/network/value_network.h"

namespace spannung::network {

// One number of a seat, from its second layer.
struct Head {
  float bias = 0;
  std::vector<float> weights;
};

struct ValueNetwork::Layers {
  std::size_t seatInputs = 0;
  Layer first;   // inputs: the seat, the table
  Layer second;  // inputs: the first layer of the seat, the mean of the others'
  Head chance;
  Head score;
};

}  // namespace spannung::network
