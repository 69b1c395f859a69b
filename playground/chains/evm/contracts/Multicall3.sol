// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Many reads in one call, with the interface that clients expect at the same address on every chain.
contract Multicall3 {
  struct Call { address target; bytes callData; }
  struct Call3 { address target; bool allowFailure; bytes callData; }
  struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }
  struct Result { bool success; bytes returnData; }

  function aggregate(Call[] calldata calls) external payable returns (uint256 blockNumber, bytes[] memory returnData) {
    returnData = new bytes[](calls.length);
    for (uint256 i = 0; i < calls.length; ++i) returnData[i] = run(calls[i].target, false, 0, calls[i].callData).returnData;
    blockNumber = block.number;
  }

  function tryAggregate(bool requireSuccess, Call[] calldata calls) public payable returns (Result[] memory results) {
    results = new Result[](calls.length);
    for (uint256 i = 0; i < calls.length; ++i) results[i] = run(calls[i].target, !requireSuccess, 0, calls[i].callData);
  }

  function tryBlockAndAggregate(bool requireSuccess, Call[] calldata calls)
    external
    payable
    returns (uint256 blockNumber, bytes32 blockHash, Result[] memory results)
  {
    results = tryAggregate(requireSuccess, calls);
    (blockNumber, blockHash) = (block.number, blockhash(block.number));
  }

  function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
    results = new Result[](calls.length);
    for (uint256 i = 0; i < calls.length; ++i) results[i] = run(calls[i].target, calls[i].allowFailure, 0, calls[i].callData);
  }

  function aggregate3Value(Call3Value[] calldata calls) external payable returns (Result[] memory results) {
    results = new Result[](calls.length);
    uint256 sum = 0;
    for (uint256 i = 0; i < calls.length; ++i) {
      sum += calls[i].value;
      results[i] = run(calls[i].target, calls[i].allowFailure, calls[i].value, calls[i].callData);
    }
    require(msg.value == sum, 'Multicall3: value mismatch');
  }

  function getBlockNumber() external view returns (uint256) { return block.number; }
  function getBlockHash(uint256 number) external view returns (bytes32) { return blockhash(number); }
  function getLastBlockHash() external view returns (bytes32) { return blockhash(block.number - 1); }
  function getCurrentBlockTimestamp() external view returns (uint256) { return block.timestamp; }
  function getCurrentBlockGasLimit() external view returns (uint256) { return block.gaslimit; }
  function getCurrentBlockCoinbase() external view returns (address) { return block.coinbase; }
  function getEthBalance(address account) external view returns (uint256) { return account.balance; }
  function getBasefee() external view returns (uint256) { return block.basefee; }
  function getChainId() external view returns (uint256) { return block.chainid; }

  function run(address target, bool mayFail, uint256 value, bytes calldata callData) private returns (Result memory) {
    (bool success, bytes memory returnData) = target.call{value: value}(callData);
    require(success || mayFail, 'Multicall3: call failed');
    return Result(success, returnData);
  }
}
